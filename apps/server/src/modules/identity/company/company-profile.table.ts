import type { NotificationKind } from '@sampan/contract';
import { bigint, boolean, customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What a company says of itself beside its name, and how far it wants to be led. A row appears with the first word of it. */
export const companyProfiles = pgTable('company_profiles', {
  company_id: uuid().primaryKey(),
  brand_name: text().notNull().default(''),
  website_url: text().notNull().default(''),
  entity_type: text(),
  incorporation_date: text(),
  /** As the trade register writes it; 'UEN' in Singapore. */
  business_number: text(),
  onboarding_skipped_at: bigint({ mode: 'number' }),
});

/** The registration document of a company, as it was given; only signed links lead to it. */
export const companyFiles = pgTable('company_files', {
  company_id: uuid().primaryKey(),
  name: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
  content: bytes().notNull(),
  created_at: bigint({ mode: 'number' }).notNull(),
});

/** Pictures of people, drawn anew by us and served under a random name. */
export const avatars = pgTable('avatars', {
  user_id: uuid().primaryKey(),
  company_id: uuid().notNull(),
  name: text().notNull().unique(),
  jpeg: bytes().notNull(),
  created_at: bigint({ mode: 'number' }).notNull(),
});

/** What a person chose to be written about; what is not here follows the default of the role. */
export const notificationChoiceRows = pgTable(
  'notification_choices',
  {
    user_id: uuid().notNull(),
    company_id: uuid().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    is_on: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.kind] })],
);
