import type { PublicInstruction, TrackingEntry } from '@sampan/contract';
import { formatTimeSlot } from '@sampan/country-rules';
import type { Translate } from '@sampan/messages';
import { trackingStatusText } from './tracking-text.ts';

/** What the sender asked of the courier, in the reader's language: what and when, then who asked and what the driver reads. */
export function instructionText(
  status: string,
  { day, window, ...own }: PublicInstruction & Partial<NonNullable<TrackingEntry['instruction']>>,
  t: Translate,
): string {
  const when = [day?.split('-').reverse().join('.'), window && formatTimeSlot(...window.split('-'))];
  const join = (parts: readonly unknown[], by: string) => parts.filter(Boolean).join(by);
  return join([join([trackingStatusText(status, t), join(when, ', ')], ': '), own.by, own.note], ' · ');
}
