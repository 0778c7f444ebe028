import type { ReweighImport } from '@sampan/contract';
import { Banner, Button, Dialog, FieldGroup, iconUpload, Select } from '@sampan/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { fieldError } from '../../../shared/form/field-error.ts';

/** A file may have so much text (trust.md 4.16). */
const MAX_FILE_BYTES = 5_242_880;
const COLUMNS = 'reference, tracking_code, weight_kg, length_cm, width_cm, height_cm, note';

/** Sends a courier's file of weighings and shows what became of each row. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement | null>(null);
  const [courier, setCourier] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const constants = useQuery({
    queryKey: queryKeys.constants,
    queryFn: ({ signal }) => api.getConstants(undefined, { signal }),
  });
  const send = useMutation({
    mutationFn: async (chosen: File) =>
      api.importReweighs({ body: { courier_alias: courier, file_name: chosen.name, csv: await chosen.text() } }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: queryKeys.operatorAdjustments }),
  });
  const refused = fieldError(send.error, 'csv');
  const close = () => {
    send.reset();
    setFile(null);
    setProblem(undefined);
    onClose();
  };
  const start = () => {
    if (file === null || courier === '') return setProblem(t('adjustment.choose_both'));
    if (file.size > MAX_FILE_BYTES) return setProblem(t('adjustment.file_too_large'));
    setProblem(undefined);
    send.mutate(file);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('adjustment.import_title')}
      closeLabel={t('common.close')}
      size="md"
      mobile="full"
      footer={
        send.data === undefined ? (
          <>
            <Button onClick={close}>{t('common.cancel')}</Button>
            <Button variant="primary" busy={send.isPending} onClick={start}>
              {t('adjustment.import_send')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={close}>
            {t('common.done')}
          </Button>
        )
      }
    >
      {send.data === undefined ? (
        <div className="c-stack">
          {send.error === null || refused !== undefined ? null : (
            <Banner tone="danger">{locale.errorText(send.error)}</Banner>
          )}
          {constants.isError ? <LoadError title={t('state.error_title')} query={constants} /> : null}
          <Select
            label={t('adjustment.courier')}
            required
            placeholder={t('adjustment.choose_courier')}
            value={courier}
            loading={constants.isPending}
            loadingLabel={t('common.loading')}
            options={(constants.data?.couriers ?? []).map(({ alias, name }) => ({ value: alias, label: name }))}
            onValueChange={setCourier}
          />
          <FieldGroup
            label={t('adjustment.file')}
            hint={t('adjustment.file_hint', { columns: COLUMNS })}
            error={problem ?? (refused === undefined ? undefined : locale.fieldErrorText(refused))}
          >
            <div className="c-row">
              <input
                ref={input}
                type="file"
                accept=".csv,text/csv"
                className="s-visually-hidden"
                tabIndex={-1}
                aria-label={t('adjustment.file')}
                onChange={(event) => {
                  setFile(event.currentTarget.files?.[0] ?? null);
                  send.reset();
                }}
              />
              <Button icon={iconUpload} onClick={() => input.current?.click()}>
                {t('adjustment.choose_file')}
              </Button>
              {file === null ? null : <span>{file.name}</span>}
            </div>
          </FieldGroup>
        </div>
      ) : (
        <ImportReport report={send.data} />
      )}
    </Dialog>
  );
}

/** Every row is counted once; those that were not taken are named. */
function ImportReport({ report }: { report: ReweighImport }) {
  const { t } = useLocale();
  return (
    <div className="c-stack" role="status">
      <Banner tone={report.refused === 0 ? 'success' : 'warning'}>
        {t('adjustment.report', { rows: report.rows, opened: report.opened })}
      </Banner>
      <dl className="c-adjustments__facts s-num">
        {(['opened', 'known', 'unchanged', 'refused'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`adjustment.report_${name}`)}</dt>
            <dd>{report[name]}</dd>
          </div>
        ))}
      </dl>
      {report.problems.length === 0 ? null : (
        <ul className="c-adjustments__problems" aria-label={t('adjustment.report_refused')}>
          {report.problems.map(({ row, column, reason }) => (
            <li key={`${row} ${column}`}>
              {t('adjustment.problem', {
                row,
                column: column === '' ? '' : ` · ${column}`,
                reason: t(`validate.reweigh_${reason}`),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
