import type { Adjustment } from '@sampan/contract';
import { Banner, Button, Dialog, TextArea } from '@sampan/ui';
import { useId, useRef, useState } from 'react';
import { useApi } from '../../shared/api/services.tsx';
import { useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';
import { PhotosField, type PickedPhoto } from './photos-field.tsx';
import { useAnswer } from './use-adjustments.ts';

const MAX_REASON = 1000;

/** Why a weight is wrong, with photos of one's own. A failure keeps what was typed. */
export function DisputeDialog({
  adjustment,
  open,
  onClose,
}: {
  adjustment: Adjustment;
  open: boolean;
  onClose: () => void;
}) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const form = useId();
  const field = useRef<HTMLTextAreaElement | null>(null);
  const [reason, setReason] = useState('');
  const [is_missing, setMissing] = useState(false);
  const settled = useSettledFields('dispute');
  const [photos, setPhotos] = useState<PickedPhoto[]>([]);
  const dispute = useAnswer(adjustment.id, () =>
    api.disputeAdjustment({
      params: { id: adjustment.id },
      body: { reason: reason.trim(), photos: photos.map(({ data_base64, type }) => ({ data_base64, type })) },
    }),
  );
  const send = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return field.current?.focus();
    dispute.mutate(undefined, {
      onSuccess: () => {
        showToast(t('adjustment.disputed'));
        onClose();
      },
    });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('adjustment.dispute_title')}
      closeLabel={t('common.close')}
      size="md"
      mobile="full"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={dispute.isPending}>
            {t('adjustment.dispute_send')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="c-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {dispute.error === null ? null : <Banner tone="danger">{locale.errorText(dispute.error)}</Banner>}
        <p className="s-muted">{t('adjustment.dispute_text')}</p>
        <TextArea
          ref={field}
          id="dispute-reason"
          label={t('adjustment.reason')}
          required
          rows={4}
          maxLength={MAX_REASON}
          counterLimit={MAX_REASON}
          value={reason}
          error={
            is_missing || (settled.has('reason') && reason.trim() === '')
              ? locale.issueText('validate.required', t('adjustment.reason'))
              : undefined
          }
          onValueChange={setReason}
        />
        <PhotosField label={t('adjustment.your_photos')} photos={photos} onPhotos={setPhotos} />
      </form>
    </Dialog>
  );
}
