import { canCall } from '@sampan/api-client';
import type { BalanceSetting } from '@sampan/contract';
import { brandName, moneyText } from '@sampan/country-rules';
import { Banner, Button, buttonClass, Checkbox, MoneyField, Tag } from '@sampan/ui';
import { issueMessage, AMOUNT_ISSUES } from '@sampan/validators';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { automaticFormOf, isWhole, fieldMessage, wireAmount, type AutomaticForm } from './balance-form.ts';

/** Fields of the form with their words, in their order. */
const FIELDS = [
  ['threshold', 'balance.threshold'],
  ['amount', 'balance.amount'],
  ['monthly_cap', 'balance.cap'],
] as const satisfies readonly (readonly [keyof AutomaticForm, string])[];

/** Automatic top-up: off until the owner agrees to it, within limits of theirs. */
export function AutomaticSection({ setting }: { setting: BalanceSetting }) {
  const locale = useLocale();
  const { t, issueText, fieldErrorText } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const user = useUser();
  const { currency, automatic_top_up: now } = setting;
  const [form, setForm] = useState(() => automaticFormOf(setting));
  const [consent, setConsent] = useState(false);
  const save = useMutation({
    mutationFn: (is_on: boolean) => {
      const amountOf = (name: keyof AutomaticForm) => wireAmount(form[name], currency) ?? now[name];
      const body = {
        is_on,
        threshold: amountOf('threshold'),
        amount: amountOf('amount'),
        monthly_cap: amountOf('monthly_cap'),
        consent: is_on && consent,
      };
      return api.saveAutomaticTopUp({ body });
    },
    onSuccess: (saved) => {
      queries.setQueryData(queryKeys.balanceSetting, saved);
      setForm(automaticFormOf(saved));
      setConsent(false);
      showToast(t('balance.saved'));
    },
  });
  const may_write = canCall('saveAutomaticTopUp', user);
  const is_whole = FIELDS.every(([name]) => wireAmount(form[name], currency) !== null);
  const may_turn_on = may_write && is_whole && consent && now.card !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (may_turn_on) save.mutate(true);
  };
  return (
    <section className="c-card c-settings__section" aria-labelledby="auto-title">
      <div className="c-row">
        <h2 id="auto-title">{t('balance.auto_title')}</h2>
        <Tag tone={now.is_on ? 'success' : 'neutral'}>{t(now.is_on ? 'balance.is_on' : 'balance.is_off')}</Tag>
      </div>
      <p className="s-muted">{t('balance.auto_text')}</p>
      {now.stopped === null ? null : (
        <Banner tone="warning" title={t('balance.stopped')}>
          {t(`balance.stopped_${now.stopped.reason}`)}
        </Banner>
      )}
      {isWhole(save.error) ? <Banner tone="danger">{locale.errorText(save.error)}</Banner> : null}
      {now.card === null ? (
        <Banner
          tone="info"
          action={
            <Link to="/settings/payment-methods" className={buttonClass({ size: 'sm' })}>
              {t('top_up.add_card')}
            </Link>
          }
        >
          {t('balance.no_card')}
        </Banner>
      ) : (
        <p>
          {t('balance.card', {
            card: t('payment.ending', { brand: brandName(now.card.brand), last4: now.card.last4 }),
          })}
        </p>
      )}
      <form className="c-stack" noValidate onSubmit={submit}>
        {FIELDS.map(([name, label]) => (
          <MoneyField
            key={name}
            label={t(label)}
            required
            currency={currency}
            value={form[name]}
            disabled={!may_write}
            error={fieldMessage(save.error, name, (problem) => fieldErrorText(problem, t(label)))}
            refusalText={(reason) => issueText(issueMessage(AMOUNT_ISSUES[reason], { label: 'label.amount' }))}
            onValueChange={(typed) => {
              setForm({ ...form, [name]: typed });
              save.reset();
            }}
          />
        ))}
        <p className="s-muted s-num">{t('balance.used', { amount: moneyText(now.used_this_month, currency) })}</p>
        <Checkbox
          label={t('balance.consent')}
          checked={consent}
          disabled={!may_write || now.card === null}
          onCheckedChange={setConsent}
        />
        <div className="c-row">
          {now.is_on ? (
            <Button disabled={!may_write || save.isPending} onClick={() => save.mutate(false)}>
              {t('balance.turn_off')}
            </Button>
          ) : null}
          <Button type="submit" variant="primary" disabled={!may_turn_on} busy={save.isPending && save.variables}>
            {t(now.is_on ? 'balance.change' : 'balance.turn_on')}
          </Button>
        </div>
      </form>
    </section>
  );
}
