import { useLocale } from '../locale/locale.tsx';

export interface UpdatedAtProps {
  /** When the list came, in ms; 0 until it has. */
  at: number;
  className?: string;
}

/** When a list was read. Its place is kept until then: on a phone the line would move everything below it. */
export function UpdatedAt({ at, className = '' }: UpdatedAtProps) {
  const { t, formatTime } = useLocale();
  const shown_at = at === 0 ? Date.now() : at;
  return (
    <span className={`s-dim s-num ${className}`} style={at === 0 ? { visibility: 'hidden' } : undefined}>
      {t('common.updated', { when: formatTime(Math.floor(shown_at / 1000)) })}
    </span>
  );
}
