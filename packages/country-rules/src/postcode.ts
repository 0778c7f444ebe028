import type { CountryCode } from './country-code.ts';
import { POSTCODE_RULES } from './postcode-rule.ts';

export type CheckedPostcode =
  | { readonly ok: true; readonly post_code: string }
  | { readonly ok: false; readonly reason: 'required' | 'invalid' };

/** Length at which the Singapore address look-up runs (spec section 5). */
export const SG_POSTCODE_LOOKUP_LENGTH = 6;

/**
 * Format and exact length per country (spec section 5). Empty is fine in PH, ID and VN. A Singapore code must also lie in
 * a sector that is in use: 999999 has six digits and no building.
 */
export function checkPostcode(text: string, country: CountryCode): CheckedPostcode {
  const { pattern, is_optional } = POSTCODE_RULES[country];
  const post_code = text.trim();
  if (post_code === '') return is_optional ? { ok: true, post_code } : { ok: false, reason: 'required' };
  if (!pattern.test(post_code)) return { ok: false, reason: 'invalid' };
  return { ok: true, post_code };
}
