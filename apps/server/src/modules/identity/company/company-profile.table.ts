import { bigint, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What a company says of itself beside its name, and how far it wants to be led. A row appears with the first word of it. */
export const companyProfiles = pgTable(
  'company_profiles',
  {
    company_id: uuid().primaryKey(),
    brand_name: text().notNull().default(''),
    website_url: text().notNull().default(''),
    entity_type: text(),
    incorporation_date: text(),
    /** As the trade register writes it; 'UEN' in Singapore. */
    business_number: text(),
    onboarding_skipped_at: bigint({ mode: 'number' }),
    /** The logo's file in the store, drawn anew; null without one. */
    logo_id: uuid(),
    logo_width: integer().notNull().default(0),
    logo_height: integer().notNull().default(0),
  },
  // A logo on a recipient's page is asked for by anybody, by its id alone.
  (t) => [index('company_profiles_logo').on(t.logo_id)],
);

/** The registration document of a company, as it was given; only signed links lead to it. */
export const companyFiles = pgTable('company_files', {
  company_id: uuid().primaryKey(),
  name: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
  content: bytes().notNull(),
  created_at: bigint({ mode: 'number' }).notNull(),
});
