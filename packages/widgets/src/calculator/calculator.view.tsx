import type { ReactNode } from 'react';
import { isRefused } from '@sampan/stores/estimate';
import { FailureLine } from '../shell/failure-line.view.tsx';
import { WidgetError } from '../shell/widget-error.ts';
import { PlaceFields } from './calculator-place.view.tsx';
import { SizeFields } from './calculator-size.view.tsx';
import type { CalculatorViewProps } from './calculator.props.ts';

const GHOSTS = [1, 2, 3, 4];
const UNKNOWN = new WidgetError({ type: 'server', code: 'internal', retryable: true });

/** Route, size, prices (spec 2 '/calculator'). It has no state of its own, so that an element needs no hooks. */
export function CalculatorView(props: CalculatorViewProps): ReactNode {
  const { model, state, t, countries, is_compact = false, id = 'calc' } = props;
  const shared = { model, state, id, t };
  return (
    <div className="s-calc" data-compact={is_compact ? '' : undefined} part="calculator">
      <div className="s-calc__in">
        <form
          className="s-calc__form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void model.ask();
          }}
        >
          <div className="s-calc__route">
            <PlaceFields {...shared} end="from" countries={countries} />
            <PlaceFields {...shared} end="to" countries={countries} />
          </div>
          {isRefused(state.question) ? (
            <p className="s-calc__box" role="alert">
              {t('error.country_closed')}
            </p>
          ) : (
            <>
              <SizeFields {...shared} />
              {/* Pressed without leaving the field: what the field then says would move the button from under the pointer. */}
              <button
                type="submit"
                className="s-button s-calc__go"
                part="button"
                onMouseDown={(event) => event.preventDefault()}
              >
                {t('create.to_couriers')}
              </button>
            </>
          )}
        </form>
        {isRefused(state.question) ? null : (
          <section
            className="s-calc__out"
            aria-label={t('estimate.title')}
            data-idle={state.quote.kind === 'none' ? '' : undefined}
            part="results"
          >
            <Side {...props} />
          </section>
        )}
      </div>
    </div>
  );
}

/** What stands beside the form: the place of the prices, the prices, or why they could not be had. */
function Side(props: CalculatorViewProps): ReactNode {
  const { model, state, t, shareUrl, Result } = props;
  const { quote, question } = state;
  if (quote.kind === 'ready' && Result !== null)
    return <Result {...props} answer={quote.answer} is_expired={quote.is_expired} />;
  if (quote.kind === 'failed')
    return (
      <FailureLine
        error={quote.error instanceof WidgetError ? quote.error : UNKNOWN}
        t={t}
        hosted_url={shareUrl(question)}
        onRetry={() => void model.ask()}
      />
    );
  const is_idle = quote.kind === 'none';
  return (
    <>
      <p role="status">{t(is_idle ? 'calculator.empty' : 'estimate.asking')}</p>
      {is_idle ? null : (
        <div className="s-calc__ghosts" data-asking="" aria-hidden="true">
          {GHOSTS.map((row) => (
            <i key={row} />
          ))}
        </div>
      )}
    </>
  );
}
