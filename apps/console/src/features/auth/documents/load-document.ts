import { rulesOf, type CountryCode, type Language } from '@sampan/country-rules';
import { documentFacts } from './country-facts.ts';
import type { DocumentLanguage, DocumentName, WrittenDocument } from './document.ts';

export interface ReadableDocument extends WrittenDocument {
  readonly language: DocumentLanguage;
}

const LEGAL_LANGUAGES = { shared: 'en', id: 'id', vn: 'vi' } as const;

/**
 * The language of a document. Terms and privacy policy follow the country (spec section 2: Indonesia and Vietnam have
 * their own versions, the others share one); manual and FAQ follow the reader.
 */
export function documentLanguageOf(name: DocumentName, country: CountryCode, language: Language): DocumentLanguage {
  if (name === 'term' || name === 'policy') return LEGAL_LANGUAGES[rulesOf(country).terms_document];
  return language === 'id' || language === 'vi' ? language : 'en';
}

/** A document with the country's own facts in it. Its text comes in a file of its own, when it is read. */
export async function loadDocument(
  name: DocumentName,
  country: CountryCode,
  language: Language,
): Promise<ReadableDocument> {
  const spoken = documentLanguageOf(name, country, language);
  const written = await LOADERS[spoken][name]();
  const facts = documentFacts(country);
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/gu, (_all, fact: string) => facts[fact] ?? '');
  return {
    title: written.title,
    intro: fill(written.intro),
    since: written.since,
    language: spoken,
    sections: written.sections.map(({ heading, text, points }) => ({
      heading: fill(heading),
      text: text.map(fill),
      ...(points === undefined ? {} : { points: points.map(fill) }),
    })),
  };
}

type Loader = () => Promise<WrittenDocument>;

const LOADERS: Readonly<Record<DocumentLanguage, Readonly<Record<DocumentName, Loader>>>> = {
  en: {
    term: async () => (await import('./en/term.ts')).term,
    policy: async () => (await import('./en/policy.ts')).policy,
    manual: async () => (await import('./en/manual.ts')).manual,
    faq: async () => (await import('./en/faq.ts')).faq,
  },
  id: {
    term: async () => (await import('./id/term.ts')).term,
    policy: async () => (await import('./id/policy.ts')).policy,
    manual: async () => (await import('./id/manual.ts')).manual,
    faq: async () => (await import('./id/faq.ts')).faq,
  },
  vi: {
    term: async () => (await import('./vi/term.ts')).term,
    policy: async () => (await import('./vi/policy.ts')).policy,
    manual: async () => (await import('./vi/manual.ts')).manual,
    faq: async () => (await import('./vi/faq.ts')).faq,
  },
};
