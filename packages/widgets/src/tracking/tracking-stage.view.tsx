import type { Translate } from '@sampan/messages';
import type { ReactNode } from 'react';
import { trackingStatusText } from './tracking-text.ts';

const NAMES = ['tracking.stage_packed', 'tracking.stage_on_the_way', 'tracking.stage_out', 'event.delivered'] as const;
/** The parcel is not where its way would have it: the stage it stopped at says so. */
const OFF_THE_WAY = ['delivery_failed', 'returning', 'returned', 'lost'];

/** What one of the four stages of a parcel's way is called (look-v2 10), from 1 up to those reached; bold where it went wrong. */
export function stageName(step: number, reached: number, status: string, t: Translate): ReactNode {
  const name = t(NAMES[step - 1] ?? 'event.delivered');
  if (step !== reached) return name;
  const is_off = OFF_THE_WAY.includes(status);
  // Nobody took it: whatever was asked of the courier since, the driver has been there.
  if (step === 3 && status !== 'out_for_delivery')
    return is_off ? <b>{t('tracking.stage_tried')}</b> : t('tracking.stage_tried');
  if (is_off) return <b>{trackingStatusText(status, t)}</b>;
  return status === 'delayed' ? trackingStatusText(status, t) : name;
}
