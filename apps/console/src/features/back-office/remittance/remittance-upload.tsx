import type { Remittance } from '@sampan/contract';
import { Banner, Button, FieldGroup, Icon, iconFile, iconUpload, Select } from '@sampan/ui';
import { issueMessage } from '@sampan/validators';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { fieldError } from '../../../shared/form/field-error.ts';
import { DownloadButton } from '../../../shared/files/download-button.tsx';
import { base64OfFile, MAX_FILE_BYTES } from '../../../shared/form/file-base64.ts';

/** Takes a courier's file: who it is from, and the file. The answer is a report; nothing is settled by it. */
export function RemittanceUpload({ onUploaded }: { onUploaded: (remittance: Remittance) => void }) {
  const locale = useLocale();
  const { t, issueText } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement | null>(null);
  const [courier, setCourier] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [asked, setAsked] = useState(false);
  const formats = useQuery({
    queryKey: [...queryKeys.remittances, 'formats'],
    queryFn: ({ signal }) => api.listRemittanceFormats(undefined, { signal }),
    staleTime: Infinity,
  });
  const upload = useMutation({
    mutationFn: async (chosen: File) =>
      api.uploadRemittance({
        body: {
          courier_alias: courier,
          file_name: chosen.name.slice(0, 200),
          data_base64: await base64OfFile(chosen),
        },
      }),
    onSuccess: async (remittance) => {
      setFile(null);
      setAsked(false);
      if (input.current) input.current.value = '';
      onUploaded(remittance);
      await queries.invalidateQueries({ queryKey: queryKeys.remittances });
    },
  });
  const refused = fieldError(upload.error, 'data_base64');
  const format = formats.data?.records.find(({ courier_alias }) => courier_alias === courier);
  const is_too_large = (file?.size ?? 0) > MAX_FILE_BYTES;
  const problem =
    asked && file === null
      ? issueText(issueMessage('validate.required', { label: 'label.file' }))
      : is_too_large
        ? issueText('validate.csv_too_large')
        : refused === undefined
          ? undefined
          : locale.fieldErrorText(refused);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (courier !== '' && file !== null && !is_too_large) upload.mutate(file);
  };
  return (
    <section className="c-card" aria-labelledby="remit-upload">
      <form className="c-stack" onSubmit={submit} noValidate>
        <h2 id="remit-upload">{t('remit.upload_title')}</h2>
        <p className="s-muted">{t('remit.upload_text')}</p>
        {upload.error === null || refused !== undefined ? null : (
          <Banner tone="danger">{locale.errorText(upload.error)}</Banner>
        )}
        {formats.isError ? <LoadError title={t('state.error_title')} query={formats} /> : null}
        <Select
          label={t('remit.courier')}
          required
          placeholder={t('remit.choose')}
          options={(formats.data?.records ?? []).map((each) => ({
            value: each.courier_alias,
            label: each.courier_name,
          }))}
          value={courier}
          hint={
            format === undefined
              ? undefined
              : [
                  t('remit.columns', { columns: format.columns.join(', ') }),
                  format.is_fee_kept ? t('remit.fee_kept') : '',
                ]
                  .join(' ')
                  .trim()
          }
          error={
            asked && courier === ''
              ? issueText(issueMessage('validate.required', { label: 'label.courier' }))
              : undefined
          }
          onValueChange={setCourier}
        />
        <FieldGroup label={t('remit.file')} required error={problem}>
          <div className="c-row">
            <Button icon={iconUpload} onClick={() => input.current?.click()}>
              {t('settings.file_choose')}
            </Button>
            {file === null ? null : (
              <span className="c-row c-remit__file s-num">
                <Icon shape={iconFile} />
                <span className="c-remit__cell">{file.name}</span>
              </span>
            )}
            <input
              ref={input}
              type="file"
              accept=".csv,text/csv,text/plain"
              className="s-visually-hidden"
              tabIndex={-1}
              aria-label={t('remit.file')}
              onChange={(event) => {
                setFile(event.currentTarget.files?.[0] ?? null);
                upload.reset();
              }}
            />
          </div>
        </FieldGroup>
        <div className="c-row">
          <Button type="submit" variant="primary" busy={upload.isPending} busyLabel={t('remit.checking')}>
            {t('remit.check')}
          </Button>
          {courier === '' ? null : (
            <DownloadButton
              label={t('remit.sample')}
              variant="quiet"
              ask={() => api.sampleRemittance({ query: { courier_alias: courier } })}
            />
          )}
        </div>
      </form>
    </section>
  );
}
