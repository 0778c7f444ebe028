import type { InvoiceStatus } from '@sampan/contract';
import { Tag, type TagTone } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';

const TONES: Record<InvoiceStatus, TagTone> = { open: 'warning', overdue: 'danger', paid: 'success', credit: 'info' };

/** Where an invoice stands, in a word. */
export function InvoiceState({ status }: { status: InvoiceStatus }) {
  const { t } = useLocale();
  return <Tag tone={TONES[status]}>{t(`invoice.status_${status}`)}</Tag>;
}
