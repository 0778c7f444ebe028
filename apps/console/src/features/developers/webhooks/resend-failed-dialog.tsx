import { Select } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useResendFailed } from './use-webhooks.ts';

const DAY_S = 86_400;
const SPANS = { day: 1, week: 7, month: 30 } as const;
type Span = keyof typeof SPANS;
const SPAN_NAMES = Object.keys(SPANS) as Span[];

export interface ResendFailedDialogProps {
  open: boolean;
  endpoint_id: string;
  onClose: () => void;
}

/** Sends everything again that failed within a time. */
export function ResendFailedDialog({ open, endpoint_id, onClose }: ResendFailedDialogProps) {
  const { t } = useLocale();
  const [span, setSpan] = useState<Span>('day');
  const resend = useResendFailed();
  const close = () => {
    resend.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('webhook.resend_failed')}
      action={t('webhook.resend')}
      tone="primary"
      call={resend}
      onClose={close}
      onConfirm={() =>
        resend.mutate(
          { id: endpoint_id, since: Math.floor(Date.now() / 1000) - SPANS[span] * DAY_S },
          {
            onSuccess: ({ count }) => {
              showToast(t('webhook.resent_count', { count }));
              close();
            },
          },
        )
      }
    >
      <Select
        label={t('webhook.resend_since')}
        options={SPAN_NAMES.map((value) => ({ value, label: t(`webhook.resend_${value}`) }))}
        value={span}
        onValueChange={(chosen) => setSpan(SPAN_NAMES.find((one) => one === chosen) ?? 'day')}
      />
    </ConfirmDialog>
  );
}
