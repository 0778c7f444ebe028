import type { EstimateAnswer } from '@sampan/contract';
import type { MessageKey } from '@sampan/i18n';
import type { ReactNode } from 'react';
import { FailureLine } from '../shell/failure-line.view.tsx';
import { WidgetError } from '../shell/widget-error.ts';
import { QuoteList } from './calculator-quote.view.tsx';
import { WeightNote } from './calculator-weight.view.tsx';
import { actualKgOf } from './calculator.question.ts';
import type { CalculatorViewProps } from './calculator.view.tsx';
import { quoteText } from './quote-text.ts';

type ResultProps = CalculatorViewProps & { id: string };

/** What stands beside the form: the place of the prices, the prices, or why there are none. */
export function CalculatorResult(props: ResultProps): ReactNode {
  const { model, state, t, shareUrl } = props;
  const { quote, question } = state;
  return (
    <section className="s-calc__out" aria-label={t('estimate.title')} part="results">
      <p className="s-calc__status" role="status">
        {quote.kind === 'asking' ? t('estimate.asking') : null}
        {quote.kind === 'ready' && quote.is_expired ? `${t('estimate.expired')} ` : null}
        {quote.kind === 'ready' && !quote.is_expired && quote.answer.estimated_costs.length > 0
          ? t('create_label.services', { count: quote.answer.estimated_costs.length })
          : null}
        {quote.kind === 'none' ? t('calculator.empty') : null}
      </p>
      {quote.kind === 'none' || quote.kind === 'asking' ? (
        <div className="s-calc__ghosts" data-asking={quote.kind === 'asking' ? '' : undefined} aria-hidden="true">
          {[1, 2, 3, 4].map((row) => (
            <i key={row} />
          ))}
        </div>
      ) : null}
      {quote.kind === 'failed' ? (
        <FailureLine
          error={quote.error instanceof WidgetError ? quote.error : new WidgetError({ type: 'server', code: 'internal', retryable: true })}
          t={t}
          hosted_url={shareUrl(question)}
          onRetry={() => void model.ask()}
        />
      ) : null}
      {quote.kind === 'ready' ? <Answered {...props} answer={quote.answer} is_expired={quote.is_expired} /> : null}
    </section>
  );
}

function Answered(props: ResultProps & { answer: EstimateAnswer; is_expired: boolean }): ReactNode {
  const { model, state, t, id, answer, is_expired } = props;
  const costs = answer.estimated_costs;
  return (
    <>
      {is_expired ? (
        <button type="button" className="s-button" onClick={() => void model.ask(true)}>
          {t('estimate.refresh')}
        </button>
      ) : null}
      {costs.length === 0 ? (
        <NoOffer {...props} />
      ) : (
        <>
          <WeightNote question={state.question} costs={costs} t={t} />
          <QuoteList
            answer={answer}
            is_expired={is_expired}
            chosen={state.chosen}
            id={id}
            t={t}
            onChoose={(cost) => model.choose(cost)}
          />
        </>
      )}
      <Silent {...props} />
      {costs.length === 0 || is_expired ? null : <PassOn {...props} />}
    </>
  );
}

/** Nobody takes the parcel: why, and what to change. */
function NoOffer({ answer, state, t, language }: ResultProps & { answer: EstimateAnswer }) {
  // The server speaks English, with the limits in numbers; other languages have a sentence for each code.
  const why = new Set(
    answer.reasons.map(({ code, message }) =>
      language === 'en' ? message : t(`estimate.why_${code}` as MessageKey as 'estimate.why_too_heavy'),
    ),
  );
  return (
    <div className="s-calc__none" role="alert">
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
function Silent({ answer, model, t }: ResultProps & { answer: EstimateAnswer }) {
  const silent = answer.couriers_unavailable;
  return silent.length === 0 ? null : (
    <p className="s-calc__hint">
      {t('estimate.unavailable', { count: silent.length })}:{' '}
      {silent.map(({ courier_name, reason }) => `${courier_name} ${t(`estimate.reason_${reason}`)}`).join(', ')}.{' '}
      <button type="button" className="s-link" onClick={() => void model.ask(true)}>
        {t('create_label.ask_again')}
      </button>
    </p>
  );
}

/** The chosen price as text, and the question as a link. */
function PassOn({ answer, model, state, t, shareUrl }: ResultProps & { answer: EstimateAnswer }) {
  const { question, copied } = state;
  const costs = answer.estimated_costs;
  const cost = costs.find(({ id }) => id === state.chosen) ?? costs.find(({ recommended }) => recommended) ?? costs[0];
  const url = shareUrl(question);
  const copy = (what: 'quote' | 'link', text: string) => (
    <button
      type="button"
      className="s-link"
      onClick={() => void navigator.clipboard?.writeText(text).then(() => model.noteCopied(what), () => {})}
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
