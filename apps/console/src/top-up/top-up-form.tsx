import { isApiError } from '@sampan/api-client';
import type { PaymentMethod, TopUp } from '@sampan/contract';
import { formatMoney, moneyText, parseAmount, rulesOf, toMajor } from '@sampan/country-rules';
import { Banner, Button, Chip, MoneyField, Select } from '@sampan/ui';
import { useId, useState, type FormEvent } from 'react';
import { issueMessage } from '@sampan/validators';
import { AMOUNT_REFUSALS } from '../create-label/draft/package-form.ts';
import { useLocale } from '../locale/locale.tsx';
import { brandName } from '../payment-methods/card-text.ts';
import { useUser } from '../session/use-user.ts';
import { TierNote } from './tier-note.tsx';
import { useBonus, useCreateTopUp } from './use-top-up.ts';

export interface TopUpFormProps {
  cards: readonly PaymentMethod[];
  onStarted: (top_up: TopUp) => void;
  onCancel: () => void;
  onAddCard: () => void;
}

/** Amount, quick amounts, what comes of it, and the card that pays (spec section 2 'Top-up dialog'). */
export function TopUpForm({ cards, onStarted, onCancel, onAddCard }: TopUpFormProps) {
  const locale = useLocale();
  const { t, issueText } = locale;
  const user = useUser();
  const reason_id = useId();
  const { currency, quick_top_up_amounts } = rulesOf(user.country_code);
  const [text, setText] = useState('');
  const [card_id, setCard] = useState(cards.find(({ is_default }) => is_default)?.id ?? cards[0]?.id ?? '');
  const create = useCreateTopUp();
  const parsed = parseAmount(text, currency);
  const amount_minor = parsed.ok && parsed.amount_minor > 0 ? parsed.amount_minor : null;
  const bonus = useBonus(amount_minor, currency);
  const card = cards.find(({ id }) => id === card_id);
  const is_duplicate = isApiError(create.error) && create.error.code === 'possible_duplicate';
  const field_error = isApiError(create.error)
    ? create.error.errors.find(({ param }) => param === 'amount')
    : undefined;
  const blocked =
    amount_minor === null ? t('top_up.needs_amount') : card?.is_expired === true ? t('top_up.expired_card') : null;

  const pay = (confirm_duplicate: boolean) => {
    if (amount_minor === null || card === undefined) return;
    create.mutate(
      { amount: toMajor(amount_minor, currency), payment_method_id: card.id, confirm_duplicate },
      { onSuccess: onStarted },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pay(false);
  };
  const shown = amount_minor === null ? undefined : bonus.data;
  const row = (label: string, amount: number | undefined) => (
    <div>
      <dt>{label}</dt>
      <dd className="s-num">{moneyText(amount ?? 0, currency)}</dd>
    </div>
  );
  return (
    <form className="c-stack" noValidate onSubmit={submit}>
      {create.isError && field_error === undefined ? (
        <Banner
          tone={is_duplicate ? 'warning' : 'danger'}
          {...(is_duplicate
            ? {
                action: (
                  <Button size="sm" onClick={() => pay(true)}>
                    {t('top_up.duplicate_yes')}
                  </Button>
                ),
              }
            : { title: t('top_up.failed_title') })}
        >
          {locale.errorText(create.error)}
        </Banner>
      ) : null}
      <p className="c-top-up__balance">
        {t('top_up.balance')} <strong className="s-num">{moneyText(user.balance, currency)}</strong>
      </p>
      <MoneyField
        label={t('top_up.amount')}
        required
        data-autofocus=""
        currency={currency}
        value={text}
        error={field_error?.message}
        refusalText={(reason) => issueText(issueMessage(AMOUNT_REFUSALS[reason], { label: 'label.amount' }))}
        onValueChange={(typed) => {
          setText(typed);
          create.reset();
        }}
      />
      <div className="c-row" role="group" aria-label={t('top_up.quick')}>
        {quick_top_up_amounts.map((amount) => (
          <Chip
            key={amount}
            selected={amount_minor !== null && toMajor(amount_minor, currency) === amount}
            onClick={() => {
              setText(String(amount));
              create.reset();
            }}
          >
            {locale.formatNumber(amount)}
          </Chip>
        ))}
      </div>
      <TierNote country={user.country_code} amount_minor={amount_minor ?? 0} />
      <dl className="c-facts c-top-up__sum" aria-busy={bonus.isFetching || undefined}>
        {row(t('top_up.cash'), shown?.amount)}
        {row(t('top_up.rewards'), shown?.bonus_reward)}
        {row(t('top_up.updated'), shown?.updated_balance ?? user.balance)}
      </dl>
      <Select
        label={t('top_up.card')}
        options={cards.map(({ id, brand, last4 }) => ({
          value: id,
          label: t('payment.ending', { brand: brandName(brand), last4 }),
        }))}
        value={card_id}
        onValueChange={setCard}
      />
      <div>
        <Button size="sm" variant="quiet" onClick={onAddCard}>
          {t('top_up.other_card')}
        </Button>
      </div>
      <div className="c-row c-top-up__end">
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={blocked !== null}
          aria-describedby={reason_id}
          busy={create.isPending}
          busyLabel={t('top_up.submitting')}
        >
          {amount_minor === null
            ? t('top_up.button')
            : t('top_up.submit', { amount: formatMoney(amount_minor, currency) })}
        </Button>
      </div>
      <p id={reason_id} className="s-muted c-top-up__reason" role="status">
        {blocked}
      </p>
    </form>
  );
}
