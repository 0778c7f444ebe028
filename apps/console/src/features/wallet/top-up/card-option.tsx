import type { PaymentMethod } from '@sampan/contract';
import { brandName, formatMoney, type Currency } from '@sampan/country-rules';
import { Button, Select } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';

export interface CardOptionProps {
  cards: readonly PaymentMethod[];
  card_id: string;
  onCard: (id: string) => void;
  onAddCard: () => void;
  /** Set where another way comes first: then the card has a button of its own. */
  other?: {
    amount_minor: number | null;
    currency: Currency;
    busy: boolean;
    disabled: boolean;
    onPay: () => void;
  };
}

/** The saved card that pays, or the way to one. */
export function CardOption({ cards, card_id, onCard, onAddCard, other }: CardOptionProps) {
  const { t } = useLocale();
  const card = cards.find(({ id }) => id === card_id);
  const choice =
    cards.length === 0 ? null : (
      <Select
        label={other === undefined ? t('top_up.card') : t('top_up.card_way')}
        options={cards.map(({ id, brand, last4 }) => ({
          value: id,
          label: t('payment.ending', { brand: brandName(brand), last4 }),
        }))}
        value={card_id}
        error={card?.is_expired === true ? t('top_up.expired_card') : undefined}
        onValueChange={onCard}
      />
    );
  const add = (
    <Button size="sm" variant="quiet" onClick={onAddCard}>
      {t(cards.length === 0 ? 'top_up.add_card' : 'top_up.other_card')}
    </Button>
  );
  if (other === undefined)
    return (
      <>
        {choice}
        <div>{add}</div>
      </>
    );
  return (
    <div className="c-top-up__cards">
      {choice ?? <p className="s-muted">{t('top_up.card_way')}</p>}
      <div className="c-row">
        {card === undefined ? null : (
          <Button
            disabled={other.disabled || card.is_expired}
            busy={other.busy}
            busyLabel={t('top_up.submitting')}
            onClick={other.onPay}
          >
            {other.amount_minor === null
              ? t('top_up.button')
              : t('top_up.submit', { amount: formatMoney(other.amount_minor, other.currency) })}
          </Button>
        )}
        {add}
      </div>
    </div>
  );
}
