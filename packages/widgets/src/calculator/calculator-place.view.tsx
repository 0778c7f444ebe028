import type { CountryCode } from '@sampan/country-rules';
import type { Translate } from '@sampan/i18n';
import type { ReactNode } from 'react';
import { FieldFrame } from './calculator-fields.view.tsx';
import { hasRegions } from './calculator.issues.ts';
import type { CalculatorModel, CalculatorState } from './calculator.model.ts';
import type { CalculatorEnd, CalculatorPlace } from './calculator.question.ts';

interface PlaceFieldsProps {
  end: CalculatorEnd;
  model: CalculatorModel;
  state: CalculatorState;
  countries: readonly CountryCode[];
  id: string;
  t: Translate;
}

/** Where the parcel starts or ends: as much of an address as a price depends on in that country. */
export function PlaceFields({ end, model, state, countries, id, t }: PlaceFieldsProps): ReactNode {
  const place = state.question[end];
  const { country } = place;
  const heading = t(end === 'sender' ? 'create_label.from' : 'create_label.to');
  const regions = hasRegions(country) ? (state.regions[country] ?? []) : [];
  const field = (part: 'country' | 'post_code' | 'state', label: string, name?: string) => ({
    id: `${id}-${end}-${part}`,
    label,
    name: name === undefined ? undefined : `${heading}: ${name}`,
    issue: part === 'country' ? undefined : state.issues[`${end}.${part}`],
    t,
  });
  const change = (part: Partial<CalculatorPlace>): void => model.change({ [end]: { ...place, ...part } });
  const is_optional = hasRegions(country);
  return (
    <div className="s-calc__place">
      <FieldFrame {...field('country', heading)}>
        {(control) => (
          <Choice
            {...control}
            value={country}
            options={countries.map((code) => [code, t(`country.${code}`)])}
            onPick={(code) => change({ country: code as CountryCode, post_code: '', state: '' })}
          />
        )}
      </FieldFrame>
      {regions.length === 0 ? null : (
        <FieldFrame {...field('state', t('address.province'), t('address.province'))}>
          {(control) => (
            <Choice
              {...control}
              value={place.state}
              options={[['', t('address.choose')], ...regions.map((name): Option => [name, name])]}
              onPick={(name) => change({ state: name })}
            />
          )}
        </FieldFrame>
      )}
      <FieldFrame
        {...field(
          'post_code',
          is_optional ? `${t('address.post_code')} (${t('common.optional')})` : t('address.post_code'),
          t('address.post_code'),
        )}
      >
        {(control) => (
          <input
            {...control}
            value={place.post_code}
            inputMode="numeric"
            maxLength={6}
            autoComplete={end === 'sender' ? 'off' : 'postal-code'}
            onChange={(event) => change({ post_code: event.target.value })}
            onBlur={() => model.check()}
          />
        )}
      </FieldFrame>
    </div>
  );
}

type Option = readonly [value: string, text: string];

/** The browser's own list. */
function Choice({ options, onPick, ...control }: { value: string; options: readonly Option[]; onPick: (value: string) => void }) {
  return (
    <select {...control} disabled={options.length === 1} onChange={(event) => onPick(event.target.value)}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
