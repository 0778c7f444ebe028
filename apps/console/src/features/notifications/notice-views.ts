import type { Notice } from '@sampan/contract';

/** The chips above the notifications (look-v2 8). */
export const VIEWS = ['all', 'needs_you', 'money'] as const;
export type NoticeView = (typeof VIEWS)[number];

/** The notifications under a chip. */
export function shownNotices(notices: readonly Notice[], view: NoticeView): readonly Notice[] {
  if (view === 'all') return notices;
  return notices.filter((notice) => (view === 'money' ? notice.is_money : notice.needs_you));
}

/** Those of today, and those before. */
export function splitByDay(
  notices: readonly Notice[],
  isToday: (at: number) => boolean,
): { today: readonly Notice[]; earlier: readonly Notice[] } {
  return {
    today: notices.filter(({ at }) => isToday(at)),
    earlier: notices.filter(({ at }) => !isToday(at)),
  };
}
