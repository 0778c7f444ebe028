import type { Answer, endpoints } from '@sampan/contract';
import { Banner, Button, Dialog, iconDownload, iconUpload } from '@sampan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { saveText } from '../../../shared/file/save-file.ts';
import { fieldError } from '../../../shared/form/field-error.ts';
import { base64OfFile, MAX_FILE_BYTES } from '../../../shared/form/file-base64.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useSheet } from './xlsx/use-sheet.ts';

/** Takes a file of tracking numbers that couriers gave elsewhere, and says what came of it (volume 3). */
export function TrackingCard() {
  const locale = useLocale();
  const { t, issueText } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement | null>(null);
  const sheet = useSheet();
  const apply = useMutation({
    mutationFn: async ({ content, file_name }: { content: Blob; file_name: string }) => {
      if (content.size === 0 || content.size > MAX_FILE_BYTES) return null;
      return api.applyTrackingFile({ body: { file_name, data_base64: await base64OfFile(content) } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.orders }),
  });
  const take = async (file: File) => {
    apply.reset();
    sheet.clear();
    const content = /\.xls[xm]?$/iu.test(file.name) ? await sheet.read(file) : file;
    if (content !== null) apply.mutate({ content, file_name: file.name.slice(0, 200) });
  };
  const refused = fieldError(apply.error, 'data_base64');
  const size = apply.variables?.content.size;
  const said =
    sheet.problem ??
    (apply.data === null ? issueText(size === 0 ? 'validate.csv_empty' : 'validate.csv_too_large') : null) ??
    (refused !== undefined
      ? locale.fieldErrorText(refused)
      : apply.error === null
        ? null
        : locale.errorText(apply.error));
  return (
    <section className="c-card c-stack" aria-labelledby="tracking-file">
      <h2 id="tracking-file">{t('tracking_file.title')}</h2>
      <p className="s-muted">{t('tracking_file.text')}</p>
      {said === null ? null : <Banner tone="danger">{said}</Banner>}
      <div className="c-row">
        <Button
          size="sm"
          icon={iconUpload}
          busy={apply.isPending || sheet.is_reading}
          busyLabel={t('order_import.reading')}
          onClick={() => input.current?.click()}
        >
          {t('tracking_file.choose')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/plain,text/tab-separated-values"
        className="s-visually-hidden"
        tabIndex={-1}
        aria-label={t('tracking_file.choose')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void take(file);
        }}
      />
      <Dialog
        open={Boolean(apply.data)}
        onClose={() => apply.reset()}
        title={t('tracking_file.result')}
        closeLabel={t('common.close')}
        footer={<Button onClick={() => apply.reset()}>{t('common.close')}</Button>}
      >
        {apply.data ? <TrackingResult answer={apply.data} /> : null}
      </Dialog>
    </section>
  );
}

function TrackingResult({ answer }: { answer: Answer<typeof endpoints.applyTrackingFile> }) {
  const locale = useLocale();
  const { t } = locale;
  const { shipped, known, refused, rows, refused_csv } = answer;
  return (
    <div className="c-stack">
      <p>
        <strong>{t('tracking_file.shipped', { count: shipped })}</strong>
        {known === 0 ? null : <span className="s-muted"> · {t('tracking_file.known', { count: known })}</span>}
      </p>
      {refused === 0 ? null : (
        <>
          <Banner
            tone="warning"
            title={t('tracking_file.refused', { count: refused })}
            action={
              <Button
                size="sm"
                icon={iconDownload}
                onClick={() => saveText('tracking-numbers-left-out.csv', refused_csv)}
              >
                {t('tracking_file.download')}
              </Button>
            }
          />
          <ul>
            {rows.slice(0, 200).map(({ row, order_number, reason }) =>
              reason === null ? null : (
                <li key={row}>
                  <strong>{t('tracking_file.row', { row, order: order_number })}</strong>{' '}
                  {locale.fieldErrorText(reason)}
                </li>
              ),
            )}
          </ul>
        </>
      )}
    </div>
  );
}
