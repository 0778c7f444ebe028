import type { CountryCode } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../platform/context.ts';

/** Which form of the contact pages it came from. */
export type EnquiryKind = 'contact' | 'sales' | 'api' | 'brand';

/** A checked form of a contact page. */
export interface Enquiry {
  kind: EnquiryKind;
  country_code: CountryCode;
  /** Where the answer goes. */
  email: string;
  /** For the subject of the inbox. */
  name: string;
  /** Every field of the form by its name, in its order. */
  fields: Record<string, string>;
}

/** What people wrote on the contact pages. Nobody of a company reads it: it is for Sampan's own people. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey(),
    kind: text().$type<EnquiryKind>().notNull(),
    /** Where the answer goes. */
    email: text().notNull(),
    country_code: text().$type<CountryCode>().notNull(),
    language: text().$type<Language>().notNull(),
    /** The form's fields by name, as they were checked. */
    fields: jsonb().$type<Record<string, string>>().notNull(),
    /** The mailbox it was sent on to. */
    inbox: text().notNull(),
    /** Who was signed in; null for everybody else. */
    user_id: uuid(),
    company_id: uuid(),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('enquiries_email').on(sql`lower(${t.email})`, t.created_at)],
);
