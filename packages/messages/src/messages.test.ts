import { ERROR_CODES } from '@sampan/contract';
import { BCP47_OF_LANGUAGE, COUNTRY_CODES, LANGUAGES, PACKAGE_SIZES, rulesOf } from '@sampan/country-rules';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { en } from './en/index.ts';
import { loadMessages } from './load-messages.ts';
import type { LooseTranslate, Messages } from './message-key.ts';
import { createTranslator } from './translator.ts';

const english: Messages = en;
const PLURAL = /_(?:one|other)$/u;
const baseOf = (key: string) => key.replace(PLURAL, '');
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/gu)].map((match) => match[1]))].sort();
const COUNTS = [0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 14, 21, 100, 1004];

/** i18next as the catalogues are written for it: flat keys, plural forms behind them, nothing escaped. */
async function i18nextOf(language: (typeof LANGUAGES)[number], messages: Messages): Promise<LooseTranslate> {
  const tag = BCP47_OF_LANGUAGE[language];
  const instance = createInstance();
  await instance.init({
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: { translation: messages } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return (key, params) => instance.t(key, { ...params });
}

describe.each(LANGUAGES)('messages in %s', (language) => {
  it('have the keys of English, with the plural forms of the language', async () => {
    const messages = await loadMessages(language);
    expect(new Set(Object.keys(messages).map(baseOf))).toEqual(new Set(Object.keys(english).map(baseOf)));
    const forms = new Intl.PluralRules(BCP47_OF_LANGUAGE[language]).resolvedOptions().pluralCategories.toSorted();
    for (const key of Object.keys(english)
      .filter((name) => name.endsWith('_one'))
      .map(baseOf)) {
      expect(
        ['one', 'other'].filter((form) => `${key}_${form}` in messages),
        key,
      ).toEqual(forms);
    }
  });

  it('have the placeholders of English, no empty text, and one Unicode form', async () => {
    for (const [key, text] of Object.entries(await loadMessages(language))) {
      const source = english[key] ?? english[`${baseOf(key)}_other`] ?? '';
      expect(placeholders(text), key).toEqual(placeholders(source));
      expect(text, key).toBe(text.normalize('NFC').trim());
      expect(text, key).not.toBe('');
      expect(text, key).not.toMatch(/(?<!\{)\{(?!\{)|\$t\(/u);
    }
  });

  it('read the same through the small translator and through i18next', async () => {
    const messages = await loadMessages(language);
    const small = createTranslator({ language, messages }) as LooseTranslate;
    const big = await i18nextOf(language, messages);
    for (const key of Object.keys(messages)) {
      const params = Object.fromEntries(placeholders(messages[key]!).map((name) => [name!, `<${name}> & "x"`]));
      if (!PLURAL.test(key)) {
        expect(small(key, params), key).toBe(big(key, params));
        continue;
      }
      for (const count of COUNTS)
        expect(small(baseOf(key), { ...params, count }), key).toBe(big(baseOf(key), { ...params, count }));
    }
    expect(small('no.such_key')).toBe(big('no.such_key'));
  });
});

describe('plural forms', () => {
  it('follow the language', async () => {
    const say = async (language: (typeof LANGUAGES)[number], count: number) =>
      createTranslator({ language, messages: await loadMessages(language) })('order.count', { count });
    expect(await Promise.all([say('en', 1), say('en', 2)])).toEqual(['1 parcel', '2 parcels']);
    expect(await Promise.all([say('ph', 5), say('ph', 4), say('ph', 16)])).toEqual([
      '5 parcel',
      '4 na parcel',
      '16 na parcel',
    ]);
    expect(await Promise.all([say('my', 1), say('id', 1), say('vi', 2)])).toEqual([
      '1 bungkusan',
      '1 paket',
      '2 kiện hàng',
    ]);
  });
});

describe('English', () => {
  const part = (prefix: string) =>
    Object.fromEntries(Object.entries(english).filter(([key]) => key.startsWith(prefix)));

  it('has no validation sentence twice (spec 5)', () => {
    const sentences = Object.values(part('validate.'));
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it('has the sentence of every error code of the API, and of calls without an answer', () => {
    const keys = Object.keys(part('error.'));
    const of_codes = Object.keys(ERROR_CODES).map((code) => `error.${code}`);
    expect(of_codes.filter((key) => !keys.includes(key))).toEqual([]);
    const others = keys.filter((key) => !of_codes.includes(key));
    expect(others).toEqual(['error.offline', 'error.network', 'error.timeout', 'error.malformed_answer']);
  });

  it('names the package sizes and countries as the rules do (spec 9)', () => {
    const t = createTranslator({ language: 'en', messages: en });
    for (const { alias, name } of PACKAGE_SIZES) expect(t(`package_size.${alias}`)).toBe(name);
    for (const code of COUNTRY_CODES) {
      expect(t(`country.${code}`)).toBe(rulesOf(code).name);
    }
    expect(COUNTRY_CODES.map((code) => t('page.home_title', { country: t(`country.${code}`) }))).toEqual([
      'Cheapest Courier Service in Singapore',
      'Cheapest Courier Service in Malaysia',
      'Cheapest Courier Service in Philippines',
      'Cheapest Courier Service in Indonesia',
      'Cheapest Courier Service in Vietnam',
    ]);
  });

  it.each([
    ['page.not_found', 'Ooops! The page you are looking for could not be found :('],
    ['page.back_home', 'Back Home'],
    ['map.title', 'Select your location'],
    ['dialog.guard_title', "Can't create label now"],
    ['dialog.result_cancel_orders_completed', 'Your orders are cancelled.'],
    ['dialog.result_print_labels_completed', 'Your labels are ready.'],
    ['dialog.result_export_completed', 'Your export is ready.'],
    ['dialog.result_pick_orders_completed', 'Your orders is picked.'],
    ['top_up.confirm_title', 'Confirm Action'],
    [
      'top_up.no_method',
      'You do not currently have any payment method set up. Would you like to do this now? You will not be able to continue creating this topup without a payment method.',
    ],
    ['address.enter_info', 'Please enter address info'],
    ['address.billing', 'Billing Address'],
    ['address.pick_up', 'Pick-up address'],
    ['address.unit_number_hint', 'If no unit number, then type N/A'],
    ['cancel.done', 'Package was successfully cancelled'],
    ['create.label_failed', 'Please try again!'],
    ['error.internal', 'Please try again'],
    ['tracking.not_available', 'This tracking is not available at the moment. Please come back later!'],
    ['tracking.no_courier', 'No courier assigned'],
    ['tracking.copied_url', 'Copied Url'],
    ['print.not_available', 'This label is not available now'],
    ['rating.thank_you', 'Thank you'],
    ['contact.sent', 'Your information is sent to the provider successfully.'],
    ['auth.forgot_sent', 'Reset link is sent to your email!'],
    ['settings.saved', 'User setting updated'],
    ['payment.updated', 'Payment setting updated'],
    ['payment.deleted', 'Payment method deleted'],
    ['time.asap', 'ASAP'],
  ])('quotes the spec: %s', (key, text) => {
    expect(english[key]).toBe(text);
  });
});
