import { isApiError } from '@sampan/api-client';
import type { PaymentPage } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { Banner, Button, SkeletonRows } from '@sampan/ui';
import { useParams } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { Brand } from '../../../shared/brand/brand.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { ThemeMenu } from '../../../shared/theme/theme-menu.tsx';
import { IS_MOBILE } from '../../../shared/device/is-mobile.ts';
import { PayNowCode } from './pay-now-code.tsx';
import './pay.css';
import { TimeLeft } from './time-left.tsx';
import { useActOnPage, usePaymentPage } from './use-payment-page.ts';

/** Long enough to read that the payment arrived. */
const LEAVE_AFTER_MS = 1_500;

/** /pay/{secret}: a test payment by PayNow. Whoever has the address may pay it; it shows an amount and a code, and nobody's name. */
export function PayPage() {
  const { secret } = useParams({ from: '/pay/$secret' });
  const { t } = useLocale();
  const query = usePaymentPage(secret);
  usePageTitle(t('pay.title'));
  const is_unknown = isApiError(query.error) && [404, 422].includes(query.error.status);
  return (
    <div className="c-pay">
      <header className="c-pay__head">
        <span className="c-brand">
          <Brand size={28} />
        </span>
        <ThemeMenu />
      </header>
      <main className="c-card c-pay__main">
        <h1>{t(is_unknown ? 'pay.unknown_title' : 'pay.title')}</h1>
        {is_unknown ? (
          <p>{t('pay.unknown')}</p>
        ) : query.data !== undefined ? (
          <Payment page={query.data} secret={secret} />
        ) : query.isError ? (
          <LoadError title={t('state.error_title')} query={query} />
        ) : (
          <SkeletonRows rows={4} rowHeight={64} label={t('common.loading')} />
        )}
      </main>
    </div>
  );
}

/** On to where the payment was started. The server checked the address when it was given; an app is reached by a web address too. */
function leaveFor(url: string): void {
  if (/^https?:\/\//u.test(url)) window.location.assign(url);
}

function Payment({ page, secret }: { page: PaymentPage; secret: string }) {
  const locale = useLocale();
  const { t } = locale;
  const act = useActOnPage(secret);
  const is_paid = page.status === 'paid';
  useEffect(() => {
    if (!is_paid) return undefined;
    const timer = setTimeout(() => leaveFor(page.return_url), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [is_paid, page.return_url]);
  const back = (
    <Button variant="primary" onClick={() => leaveFor(page.return_url)}>
      {t('pay.go_back')}
    </Button>
  );
  if (page.status !== 'open')
    return (
      <Ended tone={is_paid ? 'success' : 'warning'} title={t(is_paid ? 'pay.paid_title' : 'pay.closed_title')}>
        <p>{t(is_paid ? 'pay.paid' : 'pay.closed')}</p>
        {back}
      </Ended>
    );
  const cancel = () => act.mutate('cancel', { onSuccess: (now) => leaveFor(now.return_url) });
  return (
    <>
      <dl className="c-pay__sum">
        <div>
          <dt>{t('pay.amount')}</dt>
          <dd className="s-num c-pay__amount">{moneyText(page.amount, page.currency)}</dd>
        </div>
      </dl>
      <p>{t('pay.scan')}</p>
      <PayNowCode text={page.qr_text} is_phone={IS_MOBILE} />
      <TimeLeft expires_at={page.expires_at} server_now={page.now} />
      <p role="status" className="s-muted">
        {t('pay.waiting')}
      </p>
      <section className="c-pay__test" aria-label={t('pay.test')}>
        <p>{t('pay.test')}</p>
        {act.error === null ? null : <Banner tone="danger">{locale.errorText(act.error)}</Banner>}
        <div className="c-row">
          <Button disabled={act.isPending} onClick={cancel}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" busy={act.isPending && act.variables === 'pay'} onClick={() => act.mutate('pay')}>
            {t('pay.pay')}
          </Button>
        </div>
      </section>
    </>
  );
}

function Ended({ tone, title, children }: { tone: 'success' | 'warning'; title: string; children: ReactNode }) {
  return (
    <div className="c-stack" role="status">
      <Banner tone={tone} title={title}>
        {children}
      </Banner>
    </div>
  );
}
