import { unsafeCSS, type CSSResult } from '@lit/reactive-element';
import type { EstimateAnswer, PublicEstimateInput } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { routeCountries, createEstimateStore, paramsOf, QUESTION_PARAMS, questionOf } from '@sampan/stores/estimate';
import css from 'sampan:css/calculator';
import { locales } from 'sampan:messages/calculator';
import { emit } from '../shell/emit.ts';
import { keepTyping } from '../shell/keep-typing.ts';
import { SampanElement, type RunningWidget, type WidgetContext } from '../shell/sampan-element.tsx';
import { partMissing } from '../shell/widget-error.ts';
import { createCalculatorPort } from './calculator.port.ts';
import type { CalculatorViewProps } from './calculator.props.ts';
import { CalculatorView } from './calculator.view.tsx';

/** `from_country` is the attribute `from-country` and the property `fromCountry`. */
const OWN = Object.fromEntries([
  ...['countries', ...QUESTION_PARAMS].map((name) => [
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    { attribute: name.replaceAll('_', '-'), reflect: true },
  ]),
  ['compact', { type: Boolean, reflect: true }],
]);

/** `<sampan-calculator from-country="SG">`: what every courier charges for a parcel, before anybody signs up. */
export class SampanCalculatorElement extends SampanElement {
  static override readonly locales = locales;
  static override styles: CSSResult = unsafeCSS(css);
  static override readonly restarts = [...SampanElement.restarts, ...Object.keys(OWN)];
  static override properties = { ...SampanElement.properties, ...OWN };

  declare fromCountry: string | null;
  declare fromPostcode: string | null;
  declare fromState: string | null;
  declare toCountry: string | null;
  declare toPostcode: string | null;
  declare toState: string | null;
  declare countries: string | null;
  declare packageType: string | null;
  declare weight: string | null;
  declare length: string | null;
  declare width: string | null;
  declare height: string | null;
  declare compact: boolean;

  #ask = (): void => {};

  /** Asks for prices, as the button does. */
  calculate(): void {
    this.#ask();
  }

  protected override start(context: WidgetContext): RunningWidget {
    keepTyping(this.renderRoot);
    const { t, connection, hostedUrl, redraw, fail } = context;
    const countries = routeCountries(this.countries);
    const given = Object.fromEntries(
      QUESTION_PARAMS.map((name) => [name, this.getAttribute(name.replaceAll('_', '-'))]),
    );
    const question = questionOf(given, connection.country as CountryCode, countries);
    const port = createCalculatorPort(context);
    let Result: CalculatorViewProps['Result'] = null;
    const loadResult = async (): Promise<void> => {
      if (Result !== null) return;
      const { css: more, locales: words, withLazyMessages, CalculatorResult } = await import('./calculator-result.ts');
      const later = await withLazyMessages(context, words, this.messages);
      this.adopt(more);
      Result = (props) => <CalculatorResult {...props} t={later} />;
    };
    const estimate = async (body: PublicEstimateInput): Promise<EstimateAnswer> => {
      const loading = loadResult().catch(() => {
        throw fail(partMissing());
      });
      return (await Promise.all([port.estimate(body), loading]))[0];
    };
    // Prices are asked for next: what shows them comes while the form is filled in.
    void loadResult().catch(() => {});
    const model = createEstimateStore({ ...port, estimate }, question, {
      onChange: (changed) => emit(this, 'sampan-change', changed),
      onSubmit: (body) => emit(this, 'sampan-submit', body, true),
      onQuote: (answer) => emit(this, 'sampan-quote', answer),
      onSelect: (cost, { quotation_id, expires_at }) => emit(this, 'sampan-select', { quotation_id, expires_at, cost }),
    });
    this.#ask = () => void model.ask();
    const stop = model.$state.listen(redraw);
    return {
      view: () => (
        <CalculatorView
          model={model}
          state={model.$state.get()}
          Result={Result}
          t={t}
          language={connection.language}
          countries={countries}
          is_compact={this.compact}
          shareUrl={(asked) => hostedUrl(`/calculator?${new URLSearchParams(paramsOf(asked))}`)}
        />
      ),
      retry: () => {
        if (model.$state.get().quote.kind === 'failed') void model.ask();
      },
      pause: () => model.stop(),
      resume: () => {
        // Prices that were shown may hold no more.
        if (model.$state.get().quote.kind === 'ready') void model.ask();
      },
      stop: () => {
        stop();
        model.stop();
      },
    };
  }
}
