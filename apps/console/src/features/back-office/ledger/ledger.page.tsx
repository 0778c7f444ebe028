import { ApiError } from '@sampan/api-client';
import type { LedgerReport } from '@sampan/contract';
import { Banner, Button, SkeletonRows } from '@sampan/ui';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { LedgerChecks } from './ledger-checks.tsx';
import { LedgerTotals } from './ledger-totals.tsx';
import { PriceClaims } from './price-claims.tsx';
import { useCheckLedger, useLedger } from './use-ledger.ts';
import './ledger.css';

/** /operator/ledger: whether all money adds up (trust 2.5), what stands where, and prices that clients sent in vain (trust 4.9). */
export function LedgerPage() {
  const locale = useLocale();
  const { t } = locale;
  const found = useLedger();
  const check = useCheckLedger();
  usePageTitle(found.isError ? t('common.error_prefix', { title: t('ledger.title') }) : t('ledger.title'));
  const is_too_often = check.error instanceof ApiError && check.error.code === 'rate_limited';
  return (
    <div className="c-ledger-check">
      <header>
        <div>
          <h2>{t('ledger.title')}</h2>
          <p className="s-muted">{t('ledger.desk_text')}</p>
        </div>
        <Button busy={check.isPending} busyLabel={t('ledger.checking')} onClick={() => check.mutate()}>
          {t('ledger.check')}
        </Button>
      </header>
      <div aria-live="polite">
        {check.isSuccess ? <Banner tone="success">{t('ledger.checked')}</Banner> : null}
        {check.isError ? (
          <Banner tone="warning">{is_too_often ? t('ledger.too_often') : locale.errorText(check.error)}</Banner>
        ) : null}
      </div>
      {found.isError ? (
        <LoadError title={t('ledger.failed')} query={found} />
      ) : found.data === undefined ? (
        <SkeletonRows rows={8} rowHeight={48} label={t('common.loading')} />
      ) : (
        <Report report={found.data} />
      )}
    </div>
  );
}

function Report({ report }: { report: LedgerReport }) {
  const { t } = useLocale();
  const { last } = report;
  return (
    <>
      {last === null ? (
        <Banner title={t('ledger.never')} />
      ) : last.is_sound ? (
        <Banner tone="success" title={t('ledger.sound')} />
      ) : (
        <Banner tone="danger" title={t('ledger.wrong')}>
          {t('ledger.wrong_text')}
        </Banner>
      )}
      {last === null ? null : <LedgerChecks last={last} earlier={report.earlier} />}
      {last === null ? null : <LedgerTotals totals={report.totals} />}
      <PriceClaims claims={report.price_claims} />
    </>
  );
}
