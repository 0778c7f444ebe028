import { bigint, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Pictures as they are served: encoded anew by us, under a random name, and never changed. */
export const productImages = pgTable(
  'product_images',
  {
    /** Without its ending; the address is `/files/<name>.jpg`. */
    name: text().primaryKey(),
    company_id: uuid().notNull(),
    jpeg: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('product_images_created').on(t.created_at)],
);
