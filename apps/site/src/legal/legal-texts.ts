import type { CountryCode } from '@sampan/country-rules';

/** Languages the papers of law are written in: Indonesia and Vietnam have their own, the others share one (spec 2). */
export type LegalLanguage = 'en' | 'id' | 'vi';

/** A paper as it is written; `{{country}}`, `{{mail}}`, `{{law}}` and `{{authority}}` stand for what differs by country. */
export interface LegalDocument {
  readonly title: string;
  readonly intro: string;
  /** The day it came into force. */
  readonly since: string | null;
  readonly sections: readonly {
    readonly heading: string;
    readonly text: readonly string[];
    readonly points?: readonly string[];
  }[];
}

/** The papers people accept at sign-up, by name and language. */
export interface LegalTexts {
  /** Questions and answers, as the sign-up shows them. */
  readonly faq: LegalDocument;
  readonly documents: Readonly<Record<'service' | 'privacy', Readonly<Record<LegalLanguage, LegalDocument>>>>;
  readonly facts: Readonly<Partial<Record<CountryCode, Readonly<Record<string, string>>>>>;
}
