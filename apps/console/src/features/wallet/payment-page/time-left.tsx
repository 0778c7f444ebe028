import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';

/** Minutes and seconds: '44:07'. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** How long the code works, counted from the server's clock. Screen readers are not told every second. */
export function TimeLeft({ expires_at, server_now }: { expires_at: number; server_now: number }) {
  const { t } = useLocale();
  const ahead = useRef(Date.now() / 1000 - server_now);
  const leftNow = () => expires_at - (Date.now() / 1000 - ahead.current);
  const [left, setLeft] = useState(leftNow);
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftNow()), 1_000);
    return () => clearInterval(timer);
    // The clock runs on; only another page would be another countdown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [expires_at]);
  return (
    <p className="s-num c-pay__time" role="timer">
      {t('pay.time_left', { time: clockText(left) })}
    </p>
  );
}
