import type { QueryKey } from '@tanstack/react-query';
import { useInFlight } from '../api/use-in-flight.ts';
import { useLocale } from '../locale/locale.tsx';

export interface UpdatedAtProps {
  /** When the list came, in ms; 0 until it has. */
  at: number;
  /** The name of the call that reads it: while it is made anew, readers of the screen are told that what stands here will change. */
  call: QueryKey;
  className?: string;
}

/** When a list was read. Its place is kept until then: on a phone the line would move everything below it. */
export function UpdatedAt({ at, call, className = '' }: UpdatedAtProps) {
  const { t, formatTime } = useLocale();
  const is_busy = useInFlight(call);
  const shown_at = at === 0 ? Date.now() : at;
  return (
    <span
      className={`s-dim s-num ${className}`}
      style={at === 0 ? { visibility: 'hidden' } : undefined}
      aria-busy={is_busy || undefined}
    >
      {t('common.updated', { when: formatTime(Math.floor(shown_at / 1000)) })}
    </span>
  );
}
