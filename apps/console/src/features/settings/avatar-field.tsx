import { Button, FieldGroup, iconTrash } from '@sampan/ui';
import { issueMessage } from '@sampan/validators';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/services.tsx';
import { PersonPicture } from '../../shared/brand/person-picture.tsx';
import { PictureButton } from '../../shared/form/picture-button.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { shrinkImage } from '../../shared/form/shrink-image.ts';
import { updateSessionUser } from '../../shared/session/session.store.ts';
import { useUser } from '../../shared/session/use-user.ts';

/** The picture of the signed-in person: chosen, made small here, drawn anew by the server; initials without one. */
export function AvatarField() {
  const { t, errorText, issueText } = useLocale();
  const api = useApi();
  const user = useUser();
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const picture = await shrinkImage(file);
      return picture && (await api.uploadAvatar({ body: picture }));
    },
    onSuccess: (saved) => {
      if (saved) updateSessionUser(saved);
    },
  });
  const remove = useMutation({ mutationFn: () => api.deleteAvatar(), onSuccess: updateSessionUser });
  const failure = upload.error ?? remove.error;
  const problem =
    failure !== null
      ? errorText(failure)
      : upload.isSuccess && upload.data === null
        ? issueText(issueMessage('validate.image_invalid', { label: 'label.file' }))
        : undefined;
  return (
    <FieldGroup label={t('settings.avatar')} hint={t('settings.avatar_hint')} error={problem}>
      <div className="c-settings__avatar">
        <PersonPicture user={user} size="large" />
        <div className="c-row">
          <PictureButton
            label={t('settings.avatar')}
            is_busy={upload.isPending}
            busyLabel={t('settings.uploading')}
            onChoose={(file) => upload.mutate(file)}
          >
            {user.avatar === null ? t('settings.avatar_choose') : t('settings.avatar_change')}
          </PictureButton>
          {user.avatar === null ? null : (
            <Button variant="quiet" icon={iconTrash} busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('common.remove')}
            </Button>
          )}
        </div>
      </div>
    </FieldGroup>
  );
}
