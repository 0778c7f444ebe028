import type { ActivityEntry } from '@sampan/contract';
import { formatMoney, type Currency } from '@sampan/country-rules';
import type { Localisation } from '@sampan/i18n';
import type { LooseTranslate } from '@sampan/messages';

/** What facts are written with: texts, clocks, and the money of the company. */
export interface FactTexts extends Pick<Localisation, 't' | 'formatMoment' | 'formatNumber'> {
  currency: Currency;
}

/** 'pickup_location.unit_number' as 'Pick-up address: Unit number'. */
export function factLabel({ t }: Pick<FactTexts, 't'>, path: string): string {
  const parts = path.split('.').filter((part) => part !== 'coordinate');
  const last = parts.at(-1) ?? path;
  const part = parts.length > 1 ? known(t, `activity.part_${parts[0]}`) : null;
  const label = labelOf(t, last.replace(/_(?:minor|g|mm|at)$/u, ''));
  return part === null ? label : `${part}: ${label}`;
}

function labelOf(t: FactTexts['t'], name: string): string {
  return known(t, `activity.field_${name}`) ?? known(t, `label.${name}`) ?? plain(name);
}

function known(t: FactTexts['t'], key: string): string | null {
  const text = (t as LooseTranslate)(key);
  return text === key ? null : text;
}

/** 'shipping_fee_model' as 'Shipping fee model': for what has no better name. */
function plain(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value as people read it: amounts with their currency, moments on the country's clocks, lists with commas. */
export function factText(texts: FactTexts, path: string, value: unknown): string {
  const { t } = texts;
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (value === null || value === undefined || value === '') return t('activity.none');
  if (typeof value === 'boolean') return value ? t('activity.yes') : t('activity.no');
  if (typeof value === 'number') return numberText(texts, name, value);
  if (Array.isArray(value))
    return value.length === 0 ? t('activity.none') : value.map((each) => factText(texts, path, each)).join(', ');
  if (typeof value === 'object')
    return Object.values(value)
      .filter((each) => each !== null && each !== '')
      .map((each) => factText(texts, '', each))
      .join(' · ');
  const text = String(value);
  if (name === 'role') return known(t, `settings.role_${text}`) ?? text;
  if (name === 'method') return known(t, `activity.value_${text}`) ?? plain(text);
  return text;
}

function numberText({ currency, formatMoment, formatNumber }: FactTexts, name: string, value: number): string {
  if (name.endsWith('_minor')) return formatMoney(value, currency);
  if (name.endsWith('_at')) return formatMoment(value);
  if (name.endsWith('_g')) return `${formatNumber(value)} g`;
  return name.endsWith('_mm') ? `${formatNumber(value)} mm` : formatNumber(value);
}

/** Facts worth a line: no ids, nothing that stands elsewhere. */
export function tellingFacts({ details }: Pick<ActivityEntry, 'details'>): [string, unknown][] {
  return Object.entries(details).filter(
    ([name, value]) =>
      !/(?:^|_)(?:id|code|fields|currency|by)$/u.test(name.replace(/^tracking_code$/u, '')) && value !== '',
  );
}

/** Every path that changed, in the order of the log. */
export function changedPaths({ before, after }: Pick<ActivityEntry, 'before' | 'after'>): string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (path) => !/(?:^|[._])id$/u.test(path),
  );
}
