import { isClosedCountry, type CountryCode } from '@sampan/country-rules';
import type { Translate } from '@sampan/messages';
import type { ReactNode } from 'react';
import {
  type CalculatorEnd,
  type EstimateStore,
  type EstimateQuery,
  type EstimateState,
  hasRegions,
} from '@sampan/stores/estimate';
import { FieldFrame, focusOf, type FieldAttributes } from './calculator-fields.view.tsx';

interface PlaceFieldsProps {
  end: CalculatorEnd;
  model: EstimateStore;
  state: EstimateState;
  countries: readonly CountryCode[];
  id: string;
  t: Translate;
}

/** Where the parcel starts or ends: as much of an address as a price depends on in that country. */
export function PlaceFields({ end, model, state, countries, id, t }: PlaceFieldsProps): ReactNode {
  const { question, issues } = state;
  const country = question[`${end}_country`];
  const heading = t(end === 'from' ? 'create_label.from' : 'create_label.to');
  const is_optional = hasRegions(country);
  const regions = is_optional ? (state.regions[country] ?? []) : [];
  const field = (part: 'country' | 'postcode' | 'state', label: string) => ({
    id: `${id}-${end}-${part}`,
    label,
    issue: issues[`${end}_${part}`],
    focus: focusOf(state.focus, `${end}_${part}`),
    t,
  });
  const change = (part: object): void => model.change(part as Partial<EstimateQuery>);
  const postcode = t('address.post_code');
  return (
    <div className="s-calc__place">
      <FieldFrame {...field('country', heading)}>
        {(control) =>
          choice(
            control,
            country,
            // A closed country is not offered; a page that asks for it is told so.
            countries
              .filter((code) => code === country || !isClosedCountry(code))
              .map((code) => [code, t(`country.${code}`)]),
            (code) => change({ [`${end}_country`]: code, [`${end}_postcode`]: '', [`${end}_state`]: '' }),
          )
        }
      </FieldFrame>
      {regions.length === 0 ? null : (
        <FieldFrame {...field('state', t('address.province'))} within={heading}>
          {(control) =>
            choice(
              control,
              question[`${end}_state`],
              [['', t('address.choose')], ...regions.map((name): Option => [name, name])],
              (name) => change({ [`${end}_state`]: name }),
            )
          }
        </FieldFrame>
      )}
      <FieldFrame
        {...field('postcode', is_optional ? `${postcode} (${t('common.optional')})` : postcode)}
        within={heading}
      >
        {(control) => (
          <input
            {...control}
            value={question[`${end}_postcode`]}
            inputMode="numeric"
            maxLength={12}
            autoComplete={end === 'from' ? 'off' : 'postal-code'}
            onChange={(event) => change({ [`${end}_postcode`]: event.target.value })}
            onBlur={() => model.check()}
          />
        )}
      </FieldFrame>
    </div>
  );
}

type Option = readonly [value: string, text: string];

/** The browser's own list. No component of its own: a `ref` goes to the list itself. */
function choice(
  control: FieldAttributes,
  value: string,
  options: readonly Option[],
  onPick: (value: string) => void,
): ReactNode {
  return (
    <select {...control} value={value} disabled={options.length === 1} onChange={(event) => onPick(event.target.value)}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
