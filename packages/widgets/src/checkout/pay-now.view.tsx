import { moneyText, type Currency } from '@sampan/country-rules';
import { Button } from '@sampan/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { problemText } from './problem-text.ts';
import type { PurchaseStepProps } from './purchase-step.port.ts';
import type { QrPath } from './qr-path.ts';

/** The code to scan, while the page waits for the money by itself. */
export function PayNowPanel({ state, model, t }: PurchaseStepProps): ReactNode {
  const { started, busy, problem } = state;
  const title = useRef<HTMLHeadingElement>(null);
  const payment = started?.payment?.provider === 'paynow' ? started.payment : null;
  const [code, setCode] = useState<QrPath | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (payment === null) return;
    import('./qr-path.ts')
      .then(({ qrPath }) => setCode(qrPath(payment.qr_text)))
      // Without a code nobody can pay this way, but another.
      .catch(() => setFailed(true));
  }, [payment]);
  if (started === null || payment === null) return null;
  return (
    <section className="s-checkout__paynow" part="paynow">
      <h2 ref={title} tabIndex={-1}>
        {t('checkout.paynow_title', { amount: moneyText(started.total, started.currency as Currency) })}
      </h2>
      <p>{t('checkout.paynow_text')}</p>
      {/* Black on white in the dark theme too: bank apps read it. */}
      <svg
        className="s-checkout__code"
        role="img"
        aria-label={t('checkout.paynow_image')}
        viewBox={code === null ? '0 0 1 1' : `-4 -4 ${code.size + 8} ${code.size + 8}`}
      >
        {code === null ? null : <path d={code.path} />}
      </svg>
      {failed ? (
        <p role="alert">{t('error.payment_unavailable')}</p>
      ) : (
        <p role="status">{t('checkout.paynow_waiting')}</p>
      )}
      {problem === null ? null : <p role="alert">{problemText(problem, t)}</p>}
      {payment.is_sandbox ? (
        <Button variant="primary" busy={busy} onClick={() => void model.payInTest()}>
          {t('checkout.paynow_test')}
        </Button>
      ) : null}
      <button type="button" className="s-link" onClick={() => void model.giveUp()}>
        {t('checkout.other_way')}
      </button>
    </section>
  );
}
