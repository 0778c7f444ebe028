import { canCall } from '@sampan/api-client';
import { EmptyState, iconCash, SkeletonRows } from '@sampan/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { PayoutAccounts } from './payout-accounts.tsx';
import { PayoutBalanceCard } from './payout-balance-card.tsx';
import { PayoutDetail } from './payout-detail.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import type { PayoutKind } from './payout-form.ts';
import { PayoutTable } from './payout-table.tsx';
import { UseForShippingDialog } from './use-for-shipping-dialog.tsx';
import { usePayoutBalance } from './use-payouts.ts';
import './payouts.css';

const route = getRouteApi('/signed-in/histories/payouts');

/** /histories/payouts: what may be paid out, to which accounts, and every payout so far (spec 3 'payout'). */
export function PayoutsPage() {
  const { t } = useLocale();
  const user = useUser();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const balance = usePayoutBalance();
  const [asking, setAsking] = useState<PayoutKind | null>(null);
  const [using, setUsing] = useState(false);
  const may_ask = canCall('createPayout', user);
  usePageTitle(t('payout.title'));
  if (balance.isError) return <LoadError title={t('payout.load_failed')} query={balance} />;
  if (balance.data === undefined) return <SkeletonRows rows={4} rowHeight={72} label={t('common.loading')} />;
  const { data } = balance;
  const has_nothing = data.available === 0 && data.on_its_way === 0 && data.parts.paid_out === 0;
  return (
    <div className="c-payouts">
      {has_nothing ? (
        <section className="c-card">
          <EmptyState kind="no-records" icon={iconCash} title={t('payout.nothing_title')}>
            {t('payout.nothing_text')} {t('payout.wallet_note')}
          </EmptyState>
        </section>
      ) : null}
      <PayoutBalanceCard
        balance={data}
        may_ask={may_ask}
        onPayOut={() => setAsking('payout')}
        onUse={() => setUsing(true)}
      />
      <PayoutAccounts balance={data} may_change={may_ask} onAdd={() => setAsking('account')} />
      <PayoutTable search={search} onSearch={(next) => void navigate({ search: next })} />
      <PayoutDialog kind={asking} balance={data} onClose={() => setAsking(null)} />
      <UseForShippingDialog open={using} balance={data} onClose={() => setUsing(false)} />
      <PayoutDetail
        id={search.payout}
        onClose={() => {
          const { payout: _closed, ...rest } = search;
          void navigate({ search: rest });
        }}
      />
    </div>
  );
}
