import { isApiError } from '@sampan/api-client';
import type { PaymentMethod, TopUp } from '@sampan/contract';
import { moneyText, parseAmount, rulesOf, toMajor } from '@sampan/country-rules';
import { Chip, MoneyField } from '@sampan/ui';
import { issueMessage, AMOUNT_ISSUES } from '@sampan/validators';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { CardOption } from './card-option.tsx';
import { TierNote } from './tier-note.tsx';
import { saveInput, readDraft } from './top-up-draft.ts';
import { TopUpFooter } from './top-up-footer.tsx';
import { TopUpProblem } from './top-up-problem.tsx';
import { TopUpSummary } from './top-up-summary.tsx';
import { useBonus, useCreateTopUp, useStartCheckout } from './use-top-up.ts';
import { paymentOptions } from './payment-options.ts';

export interface TopUpFormProps {
  cards: readonly PaymentMethod[];
  onStarted: (top_up: TopUp) => void;
  onCancel: () => void;
  onAddCard: () => void;
}

/** Amount, quick amounts, what comes of it, and who pays: PayNow in Singapore, a saved card (spec section 2 'Top-up dialog'). */
export function TopUpForm({ cards, onStarted, onCancel, onAddCard }: TopUpFormProps) {
  const locale = useLocale();
  const { t, issueText } = locale;
  const user = useUser();
  const api = useApi();
  const { currency, quick_top_up_amounts } = rulesOf(user.country_code);
  const [kept] = useState(() => readDraft(user.id));
  const [text, setText] = useState(kept.text);
  const first = cards.find(({ id }) => id === kept.card_id) ?? cards.find(({ is_default }) => is_default) ?? cards[0];
  const [card_id, setCard] = useState(first?.id ?? '');
  const constants = useQuery({ queryKey: queryKeys.constants, queryFn: () => api.getConstants(), staleTime: Infinity });
  const wallet = useQuery({ queryKey: queryKeys.balance, queryFn: () => api.getWalletBalance() });
  const ways = paymentOptions(user, constants.data?.profile);
  const by_card = useCreateTopUp(user.id);
  const by_paynow = useStartCheckout(user.id);
  const parsed = parseAmount(text, currency);
  const amount_minor = parsed.ok && parsed.amount_minor > 0 ? parsed.amount_minor : null;
  const bonus = useBonus(amount_minor, currency);
  const balance = wallet.data?.balance ?? user.balance;
  const card = cards.find(({ id }) => id === card_id);
  const error = by_paynow.error ?? by_card.error;
  const field_error = isApiError(error) ? error.errors.find(({ param }) => param === 'amount') : undefined;
  const in_flight = by_card.isPending || by_paynow.isPending || by_paynow.isSuccess;

  const change = (typed: string) => {
    setText(typed);
    saveInput(user.id, { text: typed, card_id });
    by_card.reset();
    by_paynow.reset();
  };
  const payByCard = (confirm_duplicate = false) => {
    if (amount_minor === null || card === undefined || in_flight) return;
    by_paynow.reset();
    const asked = { amount: toMajor(amount_minor, currency), payment_method_id: card.id, confirm_duplicate };
    by_card.mutate(asked, { onSuccess: onStarted });
  };
  const payByPayNow = (confirm_duplicate = false) => {
    if (amount_minor === null || in_flight) return;
    by_card.reset();
    by_paynow.mutate({ amount: toMajor(amount_minor, currency), confirm_duplicate });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ways.paynow) payByPayNow();
    else payByCard();
  };
  return (
    <form className="c-stack c-top-up" noValidate onSubmit={submit}>
      {error === null || field_error !== undefined ? null : (
        <TopUpProblem
          error={error}
          is_checkout={by_paynow.error !== null}
          onMeant={() => (by_paynow.error === null ? payByCard(true) : payByPayNow(true))}
          onClose={() => by_paynow.reset()}
        />
      )}
      <p className="c-top-up__balance">
        {t('top_up.balance')} <strong className="s-num">{moneyText(balance, currency)}</strong>
      </p>
      <MoneyField
        label={t('top_up.amount')}
        required
        data-autofocus=""
        currency={currency}
        value={text}
        error={field_error && locale.fieldErrorText(field_error, t('top_up.amount'))}
        refusalText={(reason) => issueText(issueMessage(AMOUNT_ISSUES[reason], { label: 'label.amount' }))}
        onValueChange={change}
      />
      <div className="c-row" role="group" aria-label={t('top_up.quick')}>
        {quick_top_up_amounts.map((amount) => (
          <Chip
            key={amount}
            selected={amount_minor !== null && toMajor(amount_minor, currency) === amount}
            onClick={() => change(String(amount))}
          >
            {locale.formatNumber(amount)}
          </Chip>
        ))}
      </div>
      <TierNote country={user.country_code} amount_minor={amount_minor ?? 0} />
      <TopUpSummary
        currency={currency}
        bonus={amount_minor === null ? undefined : bonus.data}
        balance={balance}
        is_loading={bonus.isFetching}
      />
      <CardOption
        cards={cards}
        card_id={card_id}
        onCard={(id) => {
          setCard(id);
          saveInput(user.id, { text, card_id: id });
        }}
        onAddCard={onAddCard}
        {...(ways.paynow
          ? {
              other: {
                amount_minor,
                currency,
                busy: by_card.isPending,
                disabled: amount_minor === null || in_flight,
                onPay: () => payByCard(),
              },
            }
          : {})}
      />
      <TopUpFooter
        ways={ways}
        amount_minor={amount_minor}
        currency={currency}
        is_card_expired={card?.is_expired === true}
        busy={ways.paynow ? by_paynow.isPending || by_paynow.isSuccess : by_card.isPending}
        in_flight={in_flight}
        onCancel={onCancel}
      />
    </form>
  );
}
