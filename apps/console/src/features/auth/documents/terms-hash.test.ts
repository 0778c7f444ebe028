import { createHash } from 'node:crypto';
import { COUNTRY_CODES, TERMS_HASHES, TERMS_IN_FORCE_SINCE } from '@sampan/country-rules';
import { expect, test } from 'vitest';
import { loadDocument } from './load-document.ts';

/** The words a person accepts, in their order, without how the page sets them. */
async function acceptedText(country: (typeof COUNTRY_CODES)[number]): Promise<string> {
  const { title, intro, sections } = await loadDocument('term', country, 'en');
  return [title, intro, ...sections.flatMap(({ heading, text, points = [] }) => [heading, ...text, ...points])].join(
    '\n',
  );
}

test.each(COUNTRY_CODES)(
  '%s: what is kept of an acceptance names this very text; another text needs another day (TERMS_IN_FORCE_SINCE) and hash',
  async (country) => {
    const { since } = await loadDocument('term', country, 'en');
    const hash = createHash('sha256')
      .update(await acceptedText(country))
      .digest('hex');
    expect([since, hash]).toEqual([TERMS_IN_FORCE_SINCE, TERMS_HASHES[country]]);
  },
);
