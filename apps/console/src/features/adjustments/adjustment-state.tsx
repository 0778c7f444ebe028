import type { AdjustmentState } from '@sampan/contract';
import { Tag, type TagTone } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';

const TONES: Record<AdjustmentState, TagTone> = {
  open: 'warning',
  disputed: 'info',
  due: 'danger',
  charged: 'neutral',
  credited: 'success',
  withdrawn: 'neutral',
  reversed: 'neutral',
};

/** Where an adjustment stands, in a word. */
export function AdjustmentStateTag({ state }: { state: AdjustmentState }) {
  const { t } = useLocale();
  return <Tag tone={TONES[state]}>{t(`adjustment.state_${state}`)}</Tag>;
}
