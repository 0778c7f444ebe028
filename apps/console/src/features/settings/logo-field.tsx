import { canCall } from '@sampan/api-client';
import type { CompanyInfo } from '@sampan/contract';
import { Button, FieldGroup, iconTrash } from '@sampan/ui';
import { issueMessage } from '@sampan/validators';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { base64OfFile, MAX_FILE_BYTES } from '../../shared/form/file-base64.ts';
import { PictureButton } from '../../shared/form/picture-button.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** The logo on packing slips: stored at once when chosen, by the owner alone. */
export function LogoField({ company }: { company: CompanyInfo }) {
  const { t, errorText, issueText } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const may_write = canCall('uploadCompanyLogo', useUser());
  const keep = (info: CompanyInfo | null) => {
    if (info !== null) queries.setQueryData(queryKeys.companyInfo, info);
  };
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const type = TYPES.find((known) => known === file.type);
      if (type === undefined || file.size > MAX_FILE_BYTES) return null;
      return api.uploadCompanyLogo({ body: { type, data_base64: await base64OfFile(file) } });
    },
    onSuccess: keep,
  });
  const remove = useMutation({ mutationFn: () => api.deleteCompanyLogo(), onSuccess: keep });
  const failure = upload.error ?? remove.error;
  const is_refused = failure !== null && 'code' in failure && failure.code === 'invalid_input';
  const problem =
    is_refused || (upload.isSuccess && upload.data === null)
      ? issueText(issueMessage('validate.image_invalid', { label: 'label.file' }))
      : failure === null
        ? undefined
        : errorText(failure);
  const { logo, name } = company;
  return (
    <FieldGroup label={t('settings.logo')} hint={t('settings.logo_hint')} error={problem}>
      <div className="c-settings__avatar">
        {logo === null ? null : (
          <img
            className="c-settings__logo"
            src={logo.link}
            width={logo.width}
            height={logo.height}
            alt={t('settings.logo_of', { name })}
          />
        )}
        {may_write ? (
          <div className="c-row">
            <PictureButton
              label={t('settings.logo')}
              is_busy={upload.isPending}
              busyLabel={t('settings.uploading')}
              onChoose={(file) => upload.mutate(file)}
            >
              {logo === null ? t('settings.logo_choose') : t('settings.logo_change')}
            </PictureButton>
            {logo === null ? null : (
              <Button
                variant="quiet"
                icon={iconTrash}
                busy={remove.isPending}
                aria-label={t('settings.logo_remove')}
                onClick={() => remove.mutate()}
              >
                {t('common.remove')}
              </Button>
            )}
          </div>
        ) : logo === null ? (
          <p className="s-muted">{t('settings.logo_none')}</p>
        ) : null}
      </div>
    </FieldGroup>
  );
}
