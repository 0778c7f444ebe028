import type { PaymentMethod } from '@sampan/contract';
import { brandName, formatMoney, shortfallCharge, toMajor, type Currency } from '@sampan/country-rules';
import { Banner, Button, Dialog, Select } from '@sampan/ui';
import { useState } from 'react';
import { errorTextWithWait } from '../../../shared/form/form-error.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { CardDeclined, ChargeLeft, type CardCharge } from '../../wallet/charge/charge-card.ts';

export interface AskCardProps {
  /** At least one, the default first. */
  cards: readonly PaymentMethod[];
  currency: Currency;
  balance_minor: number;
  total_minor: number;
  call: { isPending: boolean; error: Error | null; reset: () => void };
  /** Null buys without a card, until the money runs out. */
  onBuy: (by_card: CardCharge | null) => void;
  onClose: () => void;
}

/** The one question before a card adds what the wallet lacks for many labels. */
export function AskCard({ cards, currency, balance_minor, total_minor, call, onBuy, onClose }: AskCardProps) {
  const { t } = useLocale();
  const [picked, setPicked] = useState(cards[0]?.id ?? '');
  const charge_minor = shortfallCharge(total_minor, balance_minor, currency);
  const amount = formatMoney(charge_minor, currency);
  const close = () => {
    call.reset();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('bulk.card_title', { amount })}
      closeLabel={t('common.close')}
      size="sm"
      footer={
        <>
          <Button disabled={call.isPending} onClick={() => onBuy(null)}>
            {t('bulk.card_without')}
          </Button>
          <Button
            variant="primary"
            busy={call.isPending}
            onClick={() => onBuy({ payment_method_id: picked, amount: toMajor(charge_minor, currency) })}
          >
            {t('bulk.card_pay')}
          </Button>
        </>
      }
    >
      <div className="c-stack">
        {call.error === null ? null : <Refusal error={call.error} />}
        <p>
          {t('bulk.card_text', {
            balance: formatMoney(balance_minor, currency),
            total: formatMoney(total_minor, currency),
          })}
        </p>
        <Select
          label={t('create_label.card')}
          options={cards.map(({ id, brand, last4 }) => ({
            value: id,
            label: t('payment.ending', { brand: brandName(brand), last4 }),
          }))}
          value={picked}
          onValueChange={setPicked}
        />
        {charge_minor > total_minor - balance_minor ? (
          <p className="s-muted">{t('bulk.card_least', { least: amount })}</p>
        ) : null}
        <p className="s-muted">{t('bulk.card_without_text')}</p>
      </div>
    </Dialog>
  );
}

/** Why nothing was bought: the card was refused, its bank has not decided, or the server says no. */
function Refusal({ error }: { error: Error }) {
  const locale = useLocale();
  const { t } = locale;
  if (error instanceof CardDeclined)
    return (
      <Banner tone="danger" title={t('top_up.failed_title')}>
        {t(`top_up.declined_${error.reason}`)}
      </Banner>
    );
  if (error instanceof ChargeLeft) return <Banner tone="info">{t('create_label.charge_left')}</Banner>;
  return <Banner tone="danger">{errorTextWithWait(locale, error)}</Banner>;
}
