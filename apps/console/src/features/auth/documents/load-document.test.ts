import { COUNTRY_CODES, LANGUAGES, supportMailOf } from '@sampan/country-rules';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_NAMES, type DocumentName } from './document.ts';
import { documentLanguageOf, loadDocument } from './load-document.ts';

const LEGAL = ['term', 'policy'] as const;
const textOf = async (...from: Parameters<typeof loadDocument>) => JSON.stringify(await loadDocument(...from));

describe('spec 2: documents exist per country; Indonesia and Vietnam have their own language, the others share one', () => {
  test.each(LEGAL)('%s follows the country, whatever the reader speaks', (name) => {
    for (const language of LANGUAGES)
      expect(COUNTRY_CODES.map((country) => documentLanguageOf(name, country, language))).toEqual([
        'en',
        'en',
        'en',
        'id',
        'vi',
      ]);
  });

  test('manual and FAQ follow the reader', () => {
    expect(LANGUAGES.map((language) => documentLanguageOf('faq', 'SG', language))).toEqual([
      'en',
      'en',
      'en',
      'id',
      'vi',
    ]);
  });

  test.each(DOCUMENT_NAMES)(
    '%s has every fact filled in, in every country and language',
    async (name: DocumentName) => {
      for (const country of COUNTRY_CODES)
        for (const language of LANGUAGES) {
          const { title, intro, sections } = await loadDocument(name, country, language);
          const text = JSON.stringify({ title, intro, sections });
          expect(text).not.toMatch(/\{\{|\}\}|undefined|lorem/iu);
          expect(text).toBe(text.normalize('NFC'));
          // An apostrophe escaped twice reads "they\\u2019re" on the page.
          expect(text).not.toContain('\\\\');
          expect(sections.length).toBeGreaterThan(6);
          expect(new Set(sections.map(({ heading }) => heading)).size).toBe(sections.length);
        }
    },
  );

  test.each(LEGAL)('%s names the country’s own law, authority or mailbox', async (name) => {
    const texts = await Promise.all(COUNTRY_CODES.map((country) => textOf(name, country, 'en')));
    expect(new Set(texts).size).toBe(COUNTRY_CODES.length);
    for (const [index, country] of COUNTRY_CODES.entries()) expect(texts[index]).toContain(supportMailOf(country));
  });
});
