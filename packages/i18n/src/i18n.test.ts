import { loadMessages, type LooseTranslate } from '@sampan/messages';
import { validate } from '@sampan/messages/en/validate';
import { issueMessage, type ValidateKey } from '@sampan/validators';
import { describe, expect, it } from 'vitest';
import { createI18n as createI18nOf } from './i18n.ts';
import { createI18nextTranslator } from './i18next-translator.ts';

const createI18n = (options: Pick<Parameters<typeof createI18nOf>[0], 'country' | 'language'>) =>
  createI18nOf({ ...options, load: (language) => loadMessages(language), section: 'core' });

describe('languages of a country (spec 9)', () => {
  it.each([
    ['ID', null, 'id-ID'],
    ['VN', null, 'vi-VN'],
    ['SG', null, 'en'],
    ['ID', 'vi', 'id-ID'],
    ['VN', 'id', 'vi-VN'],
    ['MY', 'my', 'ms-MY'],
    ['PH', 'ph', 'fil-PH'],
    ['SG', 'fr', 'en'],
  ] as const)('%s with %s stored speaks %s', async (country, language, locale) => {
    expect((await createI18n({ country, language })).current().locale).toBe(locale);
  });

  it('switch with a new localisation and one notice', async () => {
    const i18n = await createI18n({ country: 'ID', language: 'en' });
    const before = i18n.current();
    let notices = 0;
    const unsubscribe = i18n.subscribe(() => (notices += 1));
    await i18n.setLanguage('id');
    expect([before.t('common.save'), i18n.current().t('common.save')]).toEqual(['Save', 'Simpan']);
    expect(i18n.current()).not.toBe(before);
    expect(i18n.current()).toBe(i18n.current());
    unsubscribe();
    await i18n.setLanguage('en');
    expect(notices).toBe(1);
  });

  it('follow the country: its clocks, and its reading of the stored language', async () => {
    const i18n = await createI18n({ country: 'SG', language: 'vi' });
    expect([i18n.current().locale, i18n.current().formatTime(1_795_223_520)]).toEqual(['vi-VN', '09:12 am']);
    await i18n.setCountry('ID');
    expect([i18n.current().locale, i18n.current().formatTime(0)]).toEqual(['id-ID', '07:00 am']);
    await i18n.setCountry('SG');
    expect(i18n.current().locale).toBe('vi-VN');
  });

  it('end at the last wish when two are made at once', async () => {
    const i18n = await createI18n({ country: 'SG', language: 'en' });
    await Promise.all([i18n.setLanguage('vi'), i18n.setLanguage('en')]);
    expect(i18n.current().language).toBe('en');
  });

  it('take country and language at once, as a sign-in changes them: the clocks are the new country (spec 4 Other)', async () => {
    const i18n = await createI18n({ country: 'SG', language: 'en' });
    await Promise.all([i18n.setCountry('ID'), i18n.setLanguage('id')]);
    const { country, language, formatTime } = i18n.current();
    expect([country, language, formatTime(0)]).toEqual(['ID', 'id', '07:00 am']);
  });

  it('never mix two instances', async () => {
    const [malay, filipino] = await Promise.all([
      createI18n({ country: 'MY', language: 'my' }),
      createI18n({ country: 'PH', language: 'ph' }),
    ]);
    expect([malay.current().t('common.close'), filipino.current().t('common.close')]).toEqual(['Tutup', 'Isara']);
  });
});

describe('messages without values', () => {
  it('are read from the catalogue, which may change, and not by i18next', async () => {
    const messages: Record<string, string> = { 'common.save': 'Save $t(common.close)', 'common.close': 'Close' };
    const t = createI18nextTranslator({ language: 'en', messages }) as LooseTranslate;
    // i18next would put the other message there, which ours never ask for.
    expect(t('common.save')).toBe('Save $t(common.close)');
    messages['common.save'] = 'Keep';
    expect([t('common.save'), t('common.none')]).toEqual(['Keep', 'common.none']);
  });
});

describe('values in messages', () => {
  it('are shown as they are: no escaping, no nesting', async () => {
    const { t } = (await createI18n({ country: 'SG', language: 'en' })).current();
    expect(t('home.greeting_morning', { name: '<b>Tan & $t(common.save) {{x}}' })).toBe(
      'Good morning, <b>Tan & $t(common.save) {{x}}',
    );
  });
});

describe('validation issues (spec 5)', () => {
  it('read as sentences, for every key', async () => {
    const { issueText } = (await createI18n({ country: 'SG', language: 'en' })).current();
    const params = {
      label: 'label.bank_name',
      max: '40',
      min: '0.1',
      digits: '2',
      country: 'Malaysia',
      example: '53212345A',
      columns: 'reference, weight_kg',
      characters: '김',
      first: '2',
      second: '3',
      line: '2',
      currency: 'USD',
      expected: 'SGD',
      sku: 'KAYA-6',
      days: '90',
      number: 'SPXSG024001',
      count: '3',
      platform: 'Shopee',
      place: 'Selangor',
    } as const;
    for (const key of Object.keys(validate) as ValidateKey[]) {
      const text = issueText(issueMessage(key, params));
      expect(text).not.toMatch(/^validate\.|\{\{/u);
      expect(text).toBe(
        validate[key].replaceAll(/\{\{(\w+)\}\}/gu, (_, name: keyof typeof params) =>
          name === 'label' ? 'Bank name' : params[name],
        ),
      );
    }
  });

  it('name the field: its own label, the one of the issue, or "This field"', async () => {
    const { issueText, t } = (await createI18n({ country: 'SG', language: 'en' })).current();
    expect(issueText('validate.required', t('address.street'))).toBe('Street is required');
    expect(issueText('validate.required|label=label.name')).toBe('Name is required');
    expect(issueText('validate.required')).toBe('This field is required');
    expect(issueText('validate.too_long|max=40')).toBe('This field must be 40 characters or fewer');
    expect(issueText('Card was declined')).toBe('Card was declined');
  });

  it('begin with a capital in every language', async () => {
    const filipino = (await createI18n({ country: 'PH', language: 'ph' })).current();
    expect([filipino.issueText('validate.required'), filipino.issueText('validate.number_invalid')]).toEqual([
      'Kailangan ang field na ito',
      'Hindi numero ang field na ito',
    ]);
    const malay = (await createI18n({ country: 'MY', language: 'my' })).current();
    expect(malay.issueText('validate.required|label=address.street')).toBe('Jalan diperlukan');
  });
});

describe('errors (spec 8)', () => {
  it('are the server message, else the detail, else "Please try again"', async () => {
    const { errorText } = (await createI18n({ country: 'SG', language: 'en' })).current();
    expect(errorText({ code: 'courier_refused', message: 'Kilat Rider does not take batteries', detail: 'x' })).toBe(
      'Kilat Rider does not take batteries',
    );
    expect(errorText({ code: 'internal', message: ' ', detail: 'Only this' })).toBe('Only this');
    expect(errorText({})).toBe('Please try again');
  });

  it('are the sentence of their code in another language', async () => {
    const { errorText } = (await createI18n({ country: 'VN', language: 'vi' })).current();
    expect(errorText({ code: 'rate_limited', message: 'Too many requests. Wait a moment and try again.' })).toBe(
      'Quá nhiều yêu cầu. Vui lòng đợi một lát.',
    );
    expect(errorText({ code: 'from_a_later_server', message: 'Something new' })).toBe('Something new');
  });

  it("beside a field are the server's sentence in English, else the one of the key with the label", async () => {
    const failure = { code: 'validate.required', message: 'Street is required' };
    const english = (await createI18n({ country: 'SG', language: 'en' })).current();
    const indonesian = (await createI18n({ country: 'ID', language: 'id' })).current();
    expect(english.fieldErrorText(failure, 'Street')).toBe('Street is required');
    expect(indonesian.fieldErrorText(failure, indonesian.t('address.street'))).toBe('Jalan wajib diisi');
    expect(
      indonesian.fieldErrorText({ code: 'validate.too_long', message: 'Street must be 200 characters or fewer' }),
    ).toBe('Street must be 200 characters or fewer');
    const long = { code: 'validate.too_long', params: { label: 'address.street', max: '200' }, message: 'x' };
    expect(indonesian.fieldErrorText(long)).toBe('Jalan maksimal 200 karakter');
    // A wrong code is refused beside its field with the reason of the whole call.
    const wrong_code = { code: 'error.otp_invalid', message: 'Said by the server' };
    expect(english.fieldErrorText(wrong_code)).toBe('Said by the server');
    expect(indonesian.fieldErrorText(wrong_code)).toBe(indonesian.t('error.otp_invalid'));
    expect(indonesian.fieldErrorText({ code: 'validate.from_a_later_server', message: 'Something new' })).toBe(
      'Something new',
    );
  });
});

describe('sections', () => {
  const load = async (language: string, section: string) => {
    asked.push(`${language} ${section}`);
    if (is_broken) throw new Error('offline');
    return { [`${section}.word`]: `${section} in ${language}` };
  };
  let asked: string[] = [];
  let is_broken = false;
  const open = () => {
    asked = [];
    is_broken = false;
    return createI18nOf({ country: 'SG', language: 'en', load, section: 'core' });
  };
  const say = (i18n: Awaited<ReturnType<typeof open>>, key: string) => (i18n.current().t as LooseTranslate)(key);

  it('are loaded once, when they are needed, into the localisation at hand', async () => {
    const i18n = await open();
    const before = i18n.current();
    await Promise.all([i18n.need('money'), i18n.need('money')]);
    await i18n.need('money');
    expect(say(i18n, 'money.word')).toBe('money in en');
    expect(i18n.current()).toBe(before);
    expect(asked).toEqual(['en core', 'en money']);
  });

  it('come in every language that follows', async () => {
    const i18n = await open();
    await i18n.need('money');
    await i18n.setLanguage('vi');
    expect([say(i18n, 'core.word'), say(i18n, 'money.word')]).toEqual(['core in vi', 'money in vi']);
  });

  it('that are needed while the language changes are there in the language that is shown', async () => {
    const i18n = await open();
    await Promise.all([i18n.setLanguage('vi'), i18n.need('money')]);
    expect(say(i18n, 'money.word')).toBe('money in vi');
  });

  it('that could not be loaded are asked for again', async () => {
    const i18n = await open();
    is_broken = true;
    await expect(i18n.need('money')).rejects.toThrow('offline');
    is_broken = false;
    await i18n.need('money');
    expect(say(i18n, 'money.word')).toBe('money in en');
  });
});
