import type { BulkEstimateRow } from '@sampan/contract';
import { formatMoney, moneyText, toMinor, type Currency } from '@sampan/country-rules';
import { useStore } from '@nanostores/react';
import { Banner, Button, Checkbox, CourierLogo } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useState } from 'react';
import { $labelFormat } from '../../../shared/printing/label-print.store.ts';
import { errorTextWithWait } from '../../../shared/form/form-error.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { useCards } from '../../wallet/cards/use-cards.ts';
import { BankDialog } from '../../wallet/charge/bank-dialog.tsx';
import { useCharge } from '../../wallet/charge/use-charge.ts';
import { mayTopUp } from '../../wallet/top-up/may-top-up.ts';
import { AskCard } from './ask-card.tsx';
import { sumOf, type Choices } from './choose-services.ts';
import { useBuyLabels } from './use-buy-labels.ts';

export interface CompareSummaryProps {
  rows: readonly BulkEstimateRow[];
  choices: Choices;
  currency: Currency;
}

/** What is bought from whom, the total, the wallet before and after, and the one button. */
export function CompareSummary({ rows, choices, currency }: CompareSummaryProps) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const user = useUser();
  const is_invoiced = user.payment_type === 'post_billing';
  const wallet = useQuery({
    queryKey: queryKeys.balance,
    queryFn: ({ signal }) => api.getWalletBalance(undefined, { signal }),
    enabled: !is_invoiced,
  });
  const charger = useCharge();
  const buy = useBuyLabels(charger.charge);
  const [is_asking, setAsking] = useState(false);
  const [prints, setPrints] = useState(true);
  const format = useStore($labelFormat);
  const costs = [...choices.values()];
  const { labels, total_minor } = sumOf(costs);
  const total = formatMoney(total_minor, currency);
  const couriers = [...Map.groupBy(costs, ({ courier }) => courier.alias).values()];
  const until = Math.min(...rows.flatMap(({ expires_at }) => expires_at ?? []));
  const before = wallet.data === undefined ? null : toMinor(wallet.data.balance, currency);
  const short = before === null ? 0 : Math.max(0, total_minor - before);
  const cards = useCards({ enabled: short > 0 && mayTopUp(user) }).data?.filter(({ is_expired }) => !is_expired) ?? [];
  const asks_card = short > 0 && cards.length > 0;
  const button = (
    <Button
      variant="primary"
      busy={buy.isPending}
      disabled={labels === 0}
      onClick={() => (asks_card ? setAsking(true) : buy.mutate({ choices, prints, by_card: null }))}
    >
      {t('bulk.buy', { count: labels, total })}
    </Button>
  );
  return (
    <aside className="c-compare__aside" aria-label={t('bulk.summary')}>
      <div className="c-card c-compare__sum">
        <h2>{t('bulk.labels', { count: labels })}</h2>
        <dl className="c-compare__couriers s-num">
          {couriers.map((of_courier) => {
            const [first] = of_courier;
            if (first === undefined) return null;
            return (
              <div key={first.courier.alias}>
                <dt>
                  <CourierLogo {...first.courier} size={24} />
                  {first.courier.name} <span className="s-dim">× {of_courier.length}</span>
                </dt>
                <dd>{formatMoney(sumOf(of_courier).total_minor, currency)}</dd>
              </div>
            );
          })}
          <div className="c-compare__all">
            <dt>{t('bulk.total')}</dt>
            <dd>{total}</dd>
          </div>
        </dl>
        {is_invoiced ? <p className="s-dim">{t('create.pay_post_billing')}</p> : null}
        {before === null ? null : (
          <dl className="c-compare__wallet s-num">
            <div>
              <dt>{t('bulk.wallet_now')}</dt>
              <dd>{moneyText(wallet.data?.balance ?? 0, currency)}</dd>
            </div>
            <div className="c-compare__bar" aria-hidden="true">
              <span style={{ width: `${before <= 0 ? 0 : Math.min(100, (total_minor / before) * 100)}%` }} />
            </div>
            <div>
              <dt>{t('bulk.wallet_after')}</dt>
              <dd>{short > 0 ? '–' : formatMoney(before - total_minor, currency)}</dd>
            </div>
          </dl>
        )}
        {short === 0 ? null : (
          <Banner tone="warning" title={t('bulk.short_title', { amount: formatMoney(short, currency) })}>
            {t(asks_card ? 'bulk.short_card_text' : 'bulk.short_text')}
          </Banner>
        )}
        {buy.error === null || is_asking ? null : <Banner tone="danger">{errorTextWithWait(locale, buy.error)}</Banner>}
        <div className="c-compare__buy">{button}</div>
        <p className="s-dim c-compare__note">
          {Number.isFinite(until) ? `${t('bulk.held_until')}: ${locale.formatTime(until)}. ` : ''}
          {t('bulk.cancellable')}
        </p>
      </div>
      {is_asking && asks_card && before !== null ? (
        <AskCard
          cards={cards}
          currency={currency}
          balance_minor={before}
          total_minor={total_minor}
          call={buy}
          onBuy={(by_card) => buy.mutate({ choices, prints, by_card })}
          onClose={() => setAsking(false)}
        />
      ) : null}
      <BankDialog open={charger.open} onClose={charger.leave} />
      <div className="c-card c-compare__sum">
        <h2>{t('bulk.after')}</h2>
        <Checkbox
          label={t('bulk.after_print', { format: t(`print.format_${format}`) })}
          checked={prints}
          onCheckedChange={setPrints}
        />
      </div>
    </aside>
  );
}
