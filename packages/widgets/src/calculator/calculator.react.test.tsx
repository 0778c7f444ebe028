import type { CountryCode } from '@sampan/country-rules';
import { routeCountries, createEstimateStore, paramsOf, QUESTION_PARAMS, questionOf } from '@sampan/stores/estimate';
import { MESSAGE_KEYS as RESULT_KEYS } from './calculator-result.messages.ts';
import type { RunningWidget } from '../shell/sampan-element.tsx';
import { reactDriver, type ReactStart } from '#test/suite/react-driver.fixtures.tsx';
import { MESSAGE_KEYS } from './calculator.messages.ts';
import { createCalculatorPort } from './calculator.port.ts';
import { describeCalculator } from '#test/calculator/calculator.suite.ts';
import { Calculator } from './react.ts';

describeCalculator('React view', reactDriver([...MESSAGE_KEYS, ...RESULT_KEYS], startInReact));

function startInReact({ context, attributes, tell }: ReactStart): RunningWidget {
  const { t, connection, hostedUrl } = context;
  const { language } = connection;
  const countries = routeCountries(attributes['countries']);
  const params = Object.fromEntries(QUESTION_PARAMS.map((name) => [name, attributes[name.replaceAll('_', '-')]]));
  const model = createEstimateStore(
    createCalculatorPort(context),
    questionOf(params, connection.country as CountryCode, countries),
    {
      onChange: (question) => tell('sampan-change', question),
      onSubmit: (body) => tell('sampan-submit', body),
      onQuote: (answer) => tell('sampan-quote', answer),
      onSelect: (cost, { quotation_id, expires_at }) => tell('sampan-select', { quotation_id, expires_at, cost }),
    },
  );
  return {
    view: (
      <Calculator
        model={model}
        t={t}
        language={language}
        countries={countries}
        shareUrl={(question) => hostedUrl(`/calculator?${String(new URLSearchParams(paramsOf(question)))}`)}
      />
    ),
    stop: () => model.stop(),
  };
}
