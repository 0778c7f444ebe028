import type { CountryCode, Language } from '@sampan/country-rules';
import { createTranslator, loadMessages, type LooseTranslate } from '@sampan/messages';

/** What the console speaks with a merchant of a country (spec 9 Languages), written out. */
const LANGUAGES: Readonly<Record<CountryCode, Language>> = { SG: 'en', MY: 'en', PH: 'en', ID: 'id', VN: 'vi' };

/** The sentences that a merchant of a country reads. */
export async function translateFor(country: CountryCode): Promise<LooseTranslate> {
  const language = LANGUAGES[country];
  return createTranslator({ language, messages: await loadMessages(language) }) as LooseTranslate;
}

/** Two cores may be busy with other tests. */
export const SOON = { timeout: 10_000 };

/** The amount that a text shows, in the currency's smallest unit: every shown amount has all its decimals. */
export function minorIn(text: string | null): number {
  const digits = (text ?? '').replaceAll(/\D/gu, '');
  return digits === '' ? Number.NaN : Number(digits);
}
