import type { MessageKey } from '@sampan/messages';
import { copyText } from '@sampan/ui';
import type { ReactNode } from 'react';
import { actualKgOf } from '@sampan/stores/estimate';
import { QuoteList } from './calculator-quote.view.tsx';
import { WeightNote } from './calculator-weight.view.tsx';
import type { CalculatorResultProps } from './calculator.props.ts';
import { quoteText } from './quote-text.ts';

/** The prices with what explains them, or why nobody names one. */
export function CalculatorResult(props: CalculatorResultProps): ReactNode {
  const { model, state, t, id = 'calc', answer, is_expired } = props;
  const costs = answer.estimated_costs;
  if (costs.length === 0)
    return (
      <>
        <NoOffer {...props} />
        <Silent {...props} />
      </>
    );
  return (
    <>
      <p role="status">{t('create_label.services', { count: costs.length })}</p>
      {is_expired ? (
        <p className="s-calc__box" role="alert">
          {t('estimate.expired')}{' '}
          <button type="button" className="s-link" onClick={() => void model.ask(true)}>
            {t('estimate.refresh')}
          </button>
        </p>
      ) : null}
      <WeightNote question={state.question} costs={costs} t={t} />
      <QuoteList
        answer={answer}
        is_expired={is_expired}
        chosen={state.chosen}
        id={id}
        t={t}
        onChoose={(cost) => model.choose(cost)}
      />
      <Silent {...props} />
      {is_expired ? null : <PassOn {...props} />}
    </>
  );
}

/** Nobody takes the parcel: why, and what to change. */
function NoOffer({ answer, state, t, language }: CalculatorResultProps) {
  // The server speaks English, with the limits in numbers; other languages have a sentence for each code.
  const why = new Set(
    answer.reasons.map(({ code, message }) =>
      language === 'en' ? message : t(`estimate.why_${code}` as MessageKey as 'estimate.why_too_heavy'),
    ),
  );
  return (
    <div className="s-calc__box" role="alert">
      <strong>{t('estimate.none_title', { weight: actualKgOf(state.question) })}</strong>
      <ul>
        {[...why].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {t('estimate.none_text')}
    </div>
  );
}

/** Couriers that did not answer, by name, and a way to ask them again. */
function Silent({ answer, model, t }: CalculatorResultProps) {
  const silent = answer.couriers_unavailable;
  return silent.length === 0 ? null : (
    <p className="s-calc__hint">
      {t('estimate.unavailable', { count: silent.length })}: {silent.map((one) => one.courier_name).join(', ')}.{' '}
      <button type="button" className="s-link" onClick={() => void model.ask(true)}>
        {t('create_label.ask_again')}
      </button>
    </p>
  );
}

/** The chosen price as text, and the question as a link. */
function PassOn({ answer, model, state, t, shareUrl }: CalculatorResultProps) {
  const { question, copied } = state;
  const costs = answer.estimated_costs;
  const cost = costs.find(({ id }) => id === state.chosen) ?? costs.find(({ recommended }) => recommended) ?? costs[0];
  const url = shareUrl(question);
  const copy = (what: 'quote' | 'link', text: string) => (
    <button
      type="button"
      className="s-link"
      onClick={(event) => {
        void copyText(text, event.currentTarget).then((done) => {
          if (done) model.noteCopied(what);
        });
      }}
    >
      {t(copied === what ? 'common.copied' : `calculator.copy_${what}`)}
    </button>
  );
  return (
    <div className="s-calc__pass" part="share">
      {cost === undefined ? null : copy('quote', quoteText(question, cost, url, t))}
      {url === null ? null : copy('link', url)}
    </div>
  );
}
