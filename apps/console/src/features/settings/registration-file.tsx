import { canCall } from '@sampan/api-client';
import type { CompanyInfo } from '@sampan/contract';
import { Button, FieldGroup, Icon, iconDownload, iconFile, iconTrash, iconUpload } from '@sampan/ui';
import { issueMessage } from '@sampan/validators';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { downloadFile } from '../../shared/files/print-file.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { base64OfFile, MAX_FILE_BYTES } from '../../shared/form/file-base64.ts';

const TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;
const BYTES_PER_KB = 1024;

/** The registration document: stored at once when chosen, opened by a link of ten minutes, by the owner alone. */
export function RegistrationFile({ company }: { company: CompanyInfo }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const user = useUser();
  const input = useRef<HTMLInputElement | null>(null);
  const keep = (info: CompanyInfo) => queries.setQueryData(queryKeys.companyInfo, info);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const type = TYPES.find((known) => known === file.type);
      if (type === undefined || file.size > MAX_FILE_BYTES) return null;
      const data_base64 = await base64OfFile(file);
      return api.uploadCompanyFile({ body: { name: file.name.slice(0, 120), type, data_base64 } });
    },
    onSuccess: (info) => {
      if (info === null) return;
      keep(info);
      showToast(t('settings.file_saved'));
    },
  });
  const open = useMutation({
    mutationFn: () => api.getCompanyFile(),
    onSuccess: ({ link }) => downloadFile(link),
  });
  const remove = useMutation({
    mutationFn: () => api.deleteCompanyFile(),
    onSuccess: (info) => {
      keep(info);
      showToast(t('settings.file_deleted'));
    },
  });
  const failure = upload.error ?? open.error ?? remove.error;
  const problem =
    failure !== null
      ? locale.errorText(failure)
      : upload.isSuccess && upload.data === null
        ? locale.issueText(issueMessage('validate.file_invalid', { label: 'label.file' }))
        : undefined;
  const { file } = company;
  const may_write = canCall('uploadCompanyFile', user);
  return (
    <FieldGroup label={t('settings.file')} hint={t('settings.file_hint')} error={problem}>
      <div className="c-settings__file">
        <Icon shape={iconFile} size={20} />
        {file === null ? (
          <p className="s-muted">{t('settings.file_none')}</p>
        ) : (
          <p className="c-settings__file-name">
            <strong>{file.name}</strong>
            <span className="s-muted">
              {t('settings.file_stored', {
                size: `${locale.formatNumber(Math.max(1, Math.round(file.size / BYTES_PER_KB)))} kB`,
                when: locale.formatDate(file.created_at),
              })}
            </span>
          </p>
        )}
        {may_write ? (
          <div className="c-row">
            <input
              ref={input}
              type="file"
              accept={TYPES.join(',')}
              className="s-visually-hidden"
              tabIndex={-1}
              aria-label={t('settings.file')}
              onChange={(event) => {
                const chosen = event.currentTarget.files?.[0];
                event.currentTarget.value = '';
                if (chosen) upload.mutate(chosen);
              }}
            />
            {file === null ? null : (
              <>
                <Button icon={iconDownload} busy={open.isPending} onClick={() => open.mutate()}>
                  {t('settings.file_download')}
                </Button>
                <Button variant="quiet" icon={iconTrash} busy={remove.isPending} onClick={() => remove.mutate()}>
                  {t('common.remove')}
                </Button>
              </>
            )}
            <Button
              icon={iconUpload}
              busy={upload.isPending}
              busyLabel={t('settings.uploading')}
              onClick={() => input.current?.click()}
            >
              {file === null ? t('settings.file_choose') : t('settings.file_replace')}
            </Button>
          </div>
        ) : null}
      </div>
    </FieldGroup>
  );
}
