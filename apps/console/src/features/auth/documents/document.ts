/** The pages below /auth that people read instead of filling in (spec section 2). */
export const DOCUMENT_NAMES = ['term', 'policy', 'manual', 'faq'] as const;
export type DocumentName = (typeof DOCUMENT_NAMES)[number];

/** Languages the documents are written in: Indonesia and Vietnam have their own, the others share one (spec section 2). */
export type DocumentLanguage = 'en' | 'id' | 'vi';

export interface DocumentSection {
  readonly heading: string;
  readonly text: readonly string[];
  readonly points?: readonly string[];
}

/** A document as it is written; `{{country}}`, `{{mail}}`, `{{law}}` and `{{authority}}` stand for what differs by country. */
export interface WrittenDocument {
  readonly title: string;
  readonly intro: string;
  /** The day it came into force, as '2026-11-01'; null for what is no contract. */
  readonly since: string | null;
  readonly sections: readonly DocumentSection[];
}
