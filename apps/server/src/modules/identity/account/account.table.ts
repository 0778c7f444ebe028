import type { Coordinate } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language, Role } from '../../../platform/context.ts';
import { phone } from '../../../platform/database/phone-column.ts';

/** A merchant. Everything a merchant owns carries its id. */
export const companies = pgTable('companies', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  country_code: text().$type<CountryCode>().notNull(),
  payment_type: text().$type<'prepaid' | 'post_billing'>().notNull().default('prepaid'),
  is_test: boolean().notNull().default(false),
  /** Whether Sampan adds the country's tax to what this company pays (domain: some operators are not registered). */
  tax_registered: boolean().notNull().default(true),
  billing_address: jsonb().$type<Coordinate>(),
  is_same_billing_and_delivery_address: boolean().notNull().default(false),
  next_order_number: integer().notNull().default(1),
  invite_code: text().notNull().unique(),
  referred_by: uuid(),
  /** What it sells, and whether a quotation led here, as its founder said at sign-up (spec 7 POST /register). */
  business_types: jsonb().$type<string[]>().notNull().default([]),
  from_quotation: boolean().notNull().default(false),
  /** The advertisement or partner that led here (spec 7 `ati`); empty for whoever came by themselves. */
  ati: text().notNull().default(''),
  created_at: bigint({ mode: 'number' }).notNull(),
});

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    company_id: uuid()
      .notNull()
      .references(() => companies.id),
    /**
     * Null for people who sign in by phone alone. Several people may have written the same one; it belongs to the one who
     * proved it (`is_mail_verified`), and two cannot.
     */
    email: text(),
    /** The phone number somebody signs in with, as +6591234567; proved by a one-time code. */
    login_phone: text().unique(),
    /** Null for people without a password: they sign in by phone or with another provider. */
    password_hash: text(),
    name: text().notNull().default(''),
    phone: phone().notNull().default(''),
    avatar: text(),
    role: text().$type<Role>().notNull().default('owner'),
    is_admin: boolean().notNull().default(false),
    is_first_login: boolean().notNull().default(true),
    is_mail_verified: boolean().notNull().default(false),
    /** Since when sign-ins ask for a code of the person's app; null when they do not. */
    two_factor_at: bigint({ mode: 'number' }),
    accept_locad: boolean().notNull().default(false),
    /** Which terms were accepted, when and from where (trust 4.36). */
    terms_version: text(),
    /** SHA-256 of the text that was accepted. */
    terms_hash: text(),
    terms_accepted_at: bigint({ mode: 'number' }),
    terms_ip: text(),
    /** Set when the owner removed the person: every session is dead from then on. */
    disabled_at: bigint({ mode: 'number' }),
    accept_emails: boolean().notNull().default(false),
    language: text().$type<Language>().notNull().default('en'),
    time_zone: text().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('users_proven_email')
      .on(sql`lower(${t.email})`)
      .where(sql`is_mail_verified`),
    index('users_unproven_email')
      .on(sql`lower(${t.email})`, t.created_at)
      .where(sql`not is_mail_verified`),
    index('users_company').on(t.company_id),
  ],
);

export type CompanyRow = typeof companies.$inferSelect;
export type UserRow = typeof users.$inferSelect;
