import type { CountryCode } from '@sampan/country-rules';
import type { Translate } from '@sampan/i18n';
import type { ReactNode } from 'react';
import { PlaceFields } from './calculator-place.view.tsx';
import { CalculatorResult } from './calculator-result.view.tsx';
import { SizeFields } from './calculator-size.view.tsx';
import type { CalculatorModel, CalculatorState } from './calculator.model.ts';
import { isRefused, type CalculatorQuestion } from './calculator.question.ts';

export interface CalculatorViewProps {
  model: CalculatorModel;
  state: CalculatorState;
  t: Translate;
  /** Wire language of `t`. */
  language: string;
  /** Countries that can be chosen; one alone is fixed. */
  countries: readonly CountryCode[];
  /** Less room: no drawings, one column. */
  is_compact?: boolean | undefined;
  /** A page that shows this question to anybody; null where no server is known. */
  shareUrl: (question: CalculatorQuestion) => string | null;
  /** Begins the ids of its fields; unique on a page. */
  id?: string | undefined;
}

/** Route, size, prices (spec 2 '/calculator'). It has no state of its own. */
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
            const form = event.currentTarget;
            void model.ask();
            // The first wrong field gets the focus once it is marked.
            setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
          }}
        >
          <div className="s-calc__route">
            <PlaceFields {...shared} end="sender" countries={countries} />
            <PlaceFields {...shared} end="recipient" countries={countries} />
          </div>
          {isRefused(state.question) ? (
            <p className="s-calc__closed" role="alert">
              {t('error.country_closed')}
            </p>
          ) : (
            <>
              <SizeFields {...shared} />
              <button type="submit" className="s-button s-calc__go" part="button">
                {t('create.to_couriers')}
              </button>
            </>
          )}
        </form>
        {isRefused(state.question) ? null : <CalculatorResult {...props} id={id} />}
      </div>
    </div>
  );
}
