import type { NotificationKind } from '@sampan/contract';
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

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
