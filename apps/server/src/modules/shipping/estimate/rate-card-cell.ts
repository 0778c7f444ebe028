import { parseAmount } from '@sampan/country-rules';
import type { Currency } from '@sampan/country-rules';

/** A cell that cannot be read; the message says what is expected. */
export class CellError extends Error {}

/** `'1.25'` as 1250 thousandths; at most three decimals, no sign. */
function thousandths(text: string, what: string): number {
  const match = /^(\d{1,7})(?:\.(\d{1,3}))?$/.exec(text.trim());
  if (match === null) throw new CellError(`"${text}" is not ${what}`);
  return Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'));
}

export function gramsCell(text: string): number {
  return thousandths(text, 'a weight in kilograms such as 0.5');
}

export function millimetresCell(text: string): number {
  const value = thousandths(text, 'a length in centimetres such as 120');
  if (value % 100 !== 0) throw new CellError(`"${text}" has more decimals than millimetres`);
  return value / 100;
}

/** `'7.5'` percent as 750 basis points. */
export function percentCell(text: string): number {
  const value = thousandths(text === '' ? '0' : text, 'a percentage such as 7.5');
  if (value % 10 !== 0 || value > 100_000)
    throw new CellError(`"${text}" is not a percentage from 0 to 100 with two decimals`);
  return value / 10;
}

export function wholeCell(text: string, min: number, max: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) throw new CellError(`"${text}" is not a whole number from ${min} to ${max}`);
  return value;
}

export function moneyCell(text: string, currency: Currency): number {
  const parsed = parseAmount(text, currency);
  if (!parsed.ok)
    throw new CellError(`"${text}" is not an amount in ${currency} (${parsed.reason.replaceAll('_', ' ')})`);
  return parsed.amount_minor;
}

export function yesNoCell(text: string): boolean {
  if (text === 'yes') return true;
  if (text === 'no') return false;
  throw new CellError(`"${text}" is neither yes nor no`);
}

export function aliasCell(text: string): string {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) || text.length > 40)
    throw new CellError(`"${text}" is not an alias such as next-day (a-z, 0-9, single dashes, 40 characters)`);
  return text;
}

export function nameCell(text: string): string {
  if (text === '' || text.length > 60) throw new CellError('is empty or longer than 60 characters');
  return text;
}

export function timeCell(text: string): string {
  if (!/^(?:[01]\d|2[0-3])[0-5]\d$/.test(text)) throw new CellError(`"${text}" is not a time such as 1500`);
  return text;
}

export interface WeightPrices {
  breaks: { up_to_g: number; price_minor: number }[];
  step: { step_g: number; price_minor: number } | null;
}

/**
 * `1=4.90; 3=5.40; +0.5=0.60`: up to 1 kg 4.90, up to 3 kg 5.40, and 0.60 for every begun half kilogram above.
 * Weights and prices must rise, because a heavier parcel that costs less is a slip of the pen.
 */
export function weightBreaksCell(text: string, currency: Currency): WeightPrices {
  const breaks: WeightPrices['breaks'] = [];
  let step: WeightPrices['step'] = null;
  for (const part of text
    .split(';')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')) {
    const [weight = '', price, ...rest] = part.split('=').map((piece) => piece.trim());
    if (price === undefined || rest.length > 0)
      throw new CellError(`"${part}" is not a weight and a price such as 0.5=3.20`);
    if (step !== null) throw new CellError(`"${part}" stands behind the step "+..."; the step comes last`);
    const price_minor = moneyCell(price, currency);
    if (weight.startsWith('+')) {
      step = { step_g: gramsCell(weight.slice(1)), price_minor };
      if (step.step_g === 0) throw new CellError(`"${part}" steps by nothing`);
      continue;
    }
    const up_to_g = gramsCell(weight);
    const before = breaks.at(-1);
    if (up_to_g <= (before?.up_to_g ?? 0))
      throw new CellError(`"${part}" does not weigh more than the break before it`);
    if (before !== undefined && price_minor < before.price_minor)
      throw new CellError(`"${part}" costs less than the lighter break before it`);
    breaks.push({ up_to_g, price_minor });
  }
  if (breaks.length === 0) throw new CellError('has no weight break such as 0.5=3.20');
  return { breaks, step };
}
