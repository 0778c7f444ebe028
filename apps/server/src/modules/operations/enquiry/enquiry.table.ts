import type { RequestState } from '@sampan/contract';
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

/** What people wrote on the contact pages, for Sampan's own people. What somebody signed in wrote to support, their company reads too. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey(),
    kind: text().$type<EnquiryKind>().notNull(),
    /** Where the answer goes; '' for somebody with a phone alone, who reads it in the console. */
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
    /** Those of before there was a desk were answered by email. */
    state: text().$type<RequestState>().notNull().default('closed'),
    created_at: bigint({ mode: 'number' }).notNull(),
    /** When it came, was answered, replied to or closed last; 0 for one of before that was known. */
    updated_at: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    index('enquiries_email').on(sql`lower(${t.email})`, t.created_at),
    index('enquiries_company').on(t.company_id, t.updated_at, t.id),
    index('enquiries_state').on(t.state, t.updated_at, t.id),
  ],
);
export type EnquiryRow = typeof enquiries.$inferSelect;
