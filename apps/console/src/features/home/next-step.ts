import type { Api } from '@sampan/api-client';

/** What GET /analytics/performance answers. */
export type Figures = Awaited<ReturnType<Api['getPerformance']>>;

export type NextStep = 'problem' | 'buy' | 'print' | 'hand_over' | 'first' | 'none';

/** What helps most now: a parcel in trouble, then one without a label, one whose label nobody printed, then one that waits for the courier. */
export function nextStepOf(
  figures: Pick<Figures, 'problem' | 'to_buy' | 'to_print' | 'to_hand_over' | 'in_transit' | 'completed_30_days'>,
): NextStep {
  if (figures.problem > 0) return 'problem';
  if (figures.to_buy > 0) return 'buy';
  if (figures.to_print > 0) return 'print';
  if (figures.to_hand_over > 0) return 'hand_over';
  return figures.in_transit + figures.completed_30_days === 0 ? 'first' : 'none';
}
