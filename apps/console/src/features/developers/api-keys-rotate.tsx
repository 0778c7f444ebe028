import type { SecretKey } from '@sampan/contract';
import { Banner, Button, Dialog, RadioCards } from '@sampan/ui';
import { useState, type FormEvent } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { PasswordAgain, usePasswordAgain } from './api-keys-password.tsx';
import { useRotateApiKey, type SavedKey } from './use-api-keys.ts';

const FORM_ID = 'rotate-key';
/** Hours the old secret may go on. */
const OVERLAPS = [0, 1, 24] as const;

export interface RotateKeyDialogProps {
  /** The key that gets a new secret; null keeps the dialog closed. */
  target: SecretKey | null;
  onClose: () => void;
  onRotated: (rotated: SavedKey) => void;
}

/** Asks how long the old secret may go on beside the new one. */
export function RotateKeyDialog({ target, onClose, onRotated }: RotateKeyDialogProps) {
  const { t } = useLocale();
  const rotate = useRotateApiKey();
  const close = () => {
    rotate.reset();
    onClose();
  };
  return (
    <Dialog
      open={target !== null}
      onClose={close}
      title={t('api_key.rotate_title', { name: target?.name ?? '' })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={rotate.isPending}>
            {t('api_key.rotate')}
          </Button>
        </>
      }
    >
      {target === null ? null : (
        <RotateFields
          target={target}
          rotate={rotate}
          onRotated={(rotated) => {
            rotate.reset();
            onRotated(rotated);
          }}
        />
      )}
    </Dialog>
  );
}

interface RotateFieldsProps extends Pick<RotateKeyDialogProps, 'onRotated'> {
  target: SecretKey;
  rotate: ReturnType<typeof useRotateApiKey>;
}

/** Mounted anew with every opening. A key that was seen in a page is not left working. */
function RotateFields({ target, rotate, onRotated }: RotateFieldsProps) {
  const locale = useLocale();
  const { t } = locale;
  const [hours, setHours] = useState(target.seen_in_page_at === null ? '24' : '0');
  const again = usePasswordAgain();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const overlap_hours = OVERLAPS.find((each) => String(each) === hours) ?? 0;
    const proof = again.password === '' ? {} : { password: again.password };
    rotate.mutate({ id: target.id, overlap_hours, ...proof }, { onSuccess: onRotated, onError: again.noteRefusal });
  };
  return (
    <form id={FORM_ID} className="c-stack" onSubmit={submit} noValidate>
      {rotate.isError && !again.isWanted(rotate.error) ? (
        <Banner tone="danger">{locale.errorText(rotate.error)}</Banner>
      ) : null}
      <p>{t('api_key.rotate_text')}</p>
      <RadioCards
        label={t('api_key.overlap')}
        options={OVERLAPS.map((each) => ({
          value: String(each),
          title: t(`api_key.overlap_${each}`),
          detail: t(`api_key.overlap_${each}_text`),
        }))}
        value={hours}
        onValueChange={setHours}
      />
      <PasswordAgain again={again} />
    </form>
  );
}
