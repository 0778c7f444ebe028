import type { StoreSettings } from '@sampan/contract';
import { gramsOfKg, isCountryCode } from '@sampan/country-rules';

/** A rule as typed: kilograms, and empty text for "any". */
export interface RuleForm {
  readonly service: string;
  readonly max_kg: string;
  readonly country: string;
  readonly payment: '' | 'cod' | 'paid';
}

/** The settings of a store as typed. */
export interface SettingsForm {
  readonly default_kg: string;
  readonly first_sync_days: string;
  readonly notify_buyer: boolean;
  readonly completes_order: boolean;
  readonly cash_on_delivery: StoreSettings['cash_on_delivery'];
  /** In the store's currency; empty for none. */
  readonly checkout_fallback: string;
  readonly rules: readonly RuleForm[];
}

export const EMPTY_RULE: RuleForm = { service: '', max_kg: '', country: '', payment: '' };

export function settingsFormOf(settings: StoreSettings): SettingsForm {
  return {
    default_kg: String(settings.default_weight_g / 1000),
    first_sync_days: String(settings.first_sync_days),
    notify_buyer: settings.notify_buyer,
    completes_order: settings.completes_order,
    cash_on_delivery: settings.cash_on_delivery,
    checkout_fallback: settings.checkout_fallback === null ? '' : String(settings.checkout_fallback),
    rules: settings.service_rules.map(({ service, max_weight_g, country, is_cod }) => ({
      service,
      max_kg: max_weight_g === null ? '' : String(max_weight_g / 1000),
      country: country ?? '',
      payment: is_cod === null ? '' : is_cod ? 'cod' : 'paid',
    })),
  };
}

/** Whole grams of typed kilograms; null for what no store takes. */
function gramsOf(kg: string): number | null {
  // What is no number at all would throw.
  if (!/^\d{1,7}(?:\.\d*)?$|^\.\d+$/u.test(kg.trim())) return null;
  const grams = gramsOfKg(Number(kg));
  return grams >= 1 && grams <= 1_000_000 ? grams : null;
}

/** Whole days of the first sync; null beyond a year. */
function daysOf(text: string): number | null {
  return /^\d{1,3}$/u.test(text.trim()) && Number(text) >= 1 && Number(text) <= 365 ? Number(text) : null;
}

/** An amount with cents at most; null for none or no amount. */
function amountOf(text: string): number | null {
  return /^\d{1,9}(?:\.\d{1,2})?$/u.test(text.trim()) ? Number(text) : null;
}

function ruleOf({ service, max_kg, country, payment }: RuleForm) {
  return {
    service: service.trim(),
    max_weight_g: max_kg.trim() === '' ? null : gramsOf(max_kg),
    country: isCountryCode(country) ? country : null,
    is_cod: payment === '' ? null : payment === 'cod',
  };
}

/** The body of the call, and the paths of fields that cannot be saved, such as `service_rules.0.service`; the server asks the same. */
export function checkSettingsForm(form: SettingsForm): { body: StoreSettings | null; refused: ReadonlySet<string> } {
  const default_weight_g = gramsOf(form.default_kg);
  const first_sync_days = daysOf(form.first_sync_days);
  const checkout_fallback = amountOf(form.checkout_fallback);
  const refused = new Set([
    ...(default_weight_g === null ? ['default_weight_g'] : []),
    ...(first_sync_days === null ? ['first_sync_days'] : []),
    ...(checkout_fallback === null && form.checkout_fallback.trim() !== '' ? ['checkout_fallback'] : []),
    ...form.rules.flatMap(({ service, max_kg }, index) => [
      ...(service.trim() === '' ? [`service_rules.${index}.service`] : []),
      ...(max_kg.trim() !== '' && gramsOf(max_kg) === null ? [`service_rules.${index}.max_weight_g`] : []),
    ]),
  ]);
  if (refused.size > 0 || default_weight_g === null || first_sync_days === null) return { body: null, refused };
  const { notify_buyer, completes_order, cash_on_delivery } = form;
  const body = {
    default_weight_g,
    first_sync_days,
    notify_buyer,
    completes_order,
    cash_on_delivery,
    checkout_fallback,
    service_rules: form.rules.map(ruleOf),
  };
  return { body, refused };
}
