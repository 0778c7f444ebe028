import { MAX_TYPED_AMOUNT, parseAmount, payableDigitsOf, toMajor, toMinor } from '@sampan/country-rules';
import type { AmountRefusal, Currency } from '@sampan/country-rules';
import * as v from 'valibot';
import { issueMessage, type LabelKey, type ValidateKey } from './issue.ts';

export interface AmountRule {
  readonly label: LabelKey;
  readonly currency: Currency;
  /** False takes 0. */
  readonly is_positive: boolean;
  /** An empty optional amount is null. */
  readonly is_required: boolean;
}

const KEY_OF_REFUSAL: Readonly<Record<AmountRefusal, ValidateKey>> = {
  empty: 'validate.required',
  not_a_number: 'validate.amount_invalid',
  negative: 'validate.amount_negative',
  ambiguous: 'validate.amount_ambiguous',
  too_many_decimals: 'validate.amount_decimals',
  too_large: 'validate.amount_too_large',
};

type ReadAmount =
  | { readonly ok: true; readonly amount_minor: number }
  | { readonly ok: false; readonly reason: AmountRefusal };

function readNumber(value: number, currency: Currency): ReadAmount {
  if (!Number.isFinite(value)) return { ok: false, reason: 'not_a_number' };
  if (value < 0 || Object.is(value, -0)) return { ok: false, reason: 'negative' };
  // A number is past the ambiguity of typed text: 10.123 is refused for its decimals alone, in rupiah as well.
  const decimals = /^\d+(?:\.(\d+))?$/.exec(String(value));
  if (decimals === null || value > MAX_TYPED_AMOUNT) return { ok: false, reason: 'too_large' };
  if ((decimals[1] ?? '').length > payableDigitsOf(currency)) return { ok: false, reason: 'too_many_decimals' };
  return { ok: true, amount_minor: toMinor(value, currency) };
}

/**
 * Amount of a currency field (spec section 5: 2 decimals, no negatives, '.' decimal and ',' group). Takes typed text or a
 * wire number and gives a wire number with no more decimals than the currency has.
 */
export function amountField({ label, currency, is_positive, is_required }: AmountRule) {
  return v.pipe(
    v.nullish(v.union([v.string(), v.number()], issueMessage('validate.amount_invalid', { label })), ''),
    v.rawTransform<string | number, number | null>(({ dataset, addIssue, NEVER }) => {
      const read =
        typeof dataset.value === 'number' ? readNumber(dataset.value, currency) : parseAmount(dataset.value, currency);
      if (!read.ok && read.reason === 'empty' && !is_required) return null;
      if (read.ok && !(is_positive && read.amount_minor === 0)) return toMajor(read.amount_minor, currency);
      addIssue({
        message: issueMessage(read.ok ? 'validate.number_positive' : KEY_OF_REFUSAL[read.reason], { label }),
      });
      return NEVER;
    }),
  );
}

/** {@link amountField} that must be filled: the output is a number. */
export function requiredAmountField(rule: Omit<AmountRule, 'is_required'>) {
  return v.pipe(
    amountField({ ...rule, is_required: true }),
    v.number(issueMessage('validate.required', { label: rule.label })),
  );
}

export interface MeasureRule {
  readonly label: LabelKey;
  /** 0 takes whole numbers only. */
  readonly decimals: number;
  readonly max: number;
  /** Smallest value; without it anything above 0. */
  readonly min?: number;
  /** Stands in for a value that is not there at all; an emptied field is still refused. */
  readonly when_missing?: number;
}

/** Kilograms: to the gram. */
export const WEIGHT_KG = { decimals: 3, max: 10_000 } as const;
/** Centimetres: to the millimetre. */
export const LENGTH_CM = { decimals: 1, max: 2_000 } as const;

function measureRefusal(text: string, rule: MeasureRule): string | null {
  const { label, decimals, max, min } = rule;
  if (text === '') return issueMessage('validate.required', { label });
  const match = /^(-?)\d+(?:\.(\d+))?$/.exec(text);
  if (match === null) return issueMessage('validate.number_invalid', { label });
  const value = Number(text);
  if (min === undefined && value <= 0) return issueMessage('validate.number_positive', { label });
  if (min !== undefined && value < min) return issueMessage('validate.number_min', { label, min: String(min) });
  if ((match[2] ?? '').length > decimals) {
    return decimals === 0
      ? issueMessage('validate.number_whole', { label })
      : issueMessage('validate.number_decimals', { label, digits: String(decimals) });
  }
  return value > max ? issueMessage('validate.number_max', { label, max: String(max) }) : null;
}

/** A required number above 0 such as a weight, a side or a quantity. Takes typed text or a number, gives a number. */
export function measureField(rule: MeasureRule) {
  return v.pipe(
    v.nullish(
      v.union([v.string(), v.number()], issueMessage('validate.number_invalid', { label: rule.label })),
      rule.when_missing ?? '',
    ),
    v.rawTransform<string | number, number>(({ dataset, addIssue, NEVER }) => {
      const text = String(dataset.value).trim();
      const refusal = measureRefusal(text, rule);
      if (refusal === null) return Number(text);
      addIssue({ message: refusal });
      return NEVER;
    }),
  );
}

/** A whole count of at least 1 unless `min` says otherwise. */
export function countField(label: LabelKey, limits: { readonly min?: number; readonly when_missing?: number } = {}) {
  return measureField({ label, decimals: 0, min: 1, max: 1_000_000, ...limits });
}
