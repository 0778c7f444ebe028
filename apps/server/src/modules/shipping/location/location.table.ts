import { sql } from 'drizzle-orm';
import { date, doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/**
 * Official places of the address levels (spec 3 'Country config'). Reference data: written as a whole by `seedLocations`, so no other module may
 * refer to an id, which lasts as long as a version of the data. Ids go by level, place above and name: their order is the order of a list.
 */
export const locationLevels = pgTable(
  'location_levels',
  {
    id: integer().primaryKey(),
    country: text().notNull(),
    level: smallint().notNull(),
    /** Official code (Kemendagri, PSGC, GSO), '' where there is none. */
    code: text().notNull(),
    name: text().notNull(),
    name_en: text(),
    parent_id: integer(),
    post_code: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** The name as people type it: no marks, no capitals, no word for the kind of place. */
    search_key: text().notNull(),
    /** In force from this day on; null when that is not known. */
    valid_from: date({ mode: 'string' }),
    /** No longer in force from this day on; null for a place of today. */
    valid_to: date({ mode: 'string' }),
    replaced_by: integer().array(),
  },
  (t) => [
    index('location_levels_parent').on(t.parent_id),
    index('location_levels_name').on(t.country, t.search_key.op('text_pattern_ops')),
    index('location_levels_top')
      .on(t.country, t.id)
      .where(sql`level = 1`),
    index('location_levels_post_code')
      .on(t.country, t.post_code)
      .where(sql`post_code is not null`),
    index('location_levels_replaced_by')
      .using('gin', t.replaced_by)
      .where(sql`replaced_by is not null`),
    index('location_levels_likeness').using('gin', t.search_key.op('gin_trgm_ops')),
  ],
);

/** Other names of a level: older ones, English ones, official long forms. */
export const locationAliases = pgTable(
  'location_aliases',
  {
    country: text().notNull(),
    search_key: text().notNull(),
    level_id: integer().notNull(),
    name: text().notNull(),
  },
  (t) => [
    index('location_aliases_name').on(t.country, t.search_key.op('text_pattern_ops')),
    index('location_aliases_level').on(t.level_id),
  ],
);

/** Named places that are no level: towns and estates of GeoNames, named areas of postcode lists. */
export const locationPlaces = pgTable(
  'location_places',
  {
    id: integer().primaryKey(),
    country: text().notNull(),
    name: text().notNull(),
    search_key: text().notNull(),
    /** The level it lies in, as deep as known; null in Singapore. */
    level_id: integer(),
    post_code: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
  },
  (t) => [
    index('location_places_name').on(t.country, t.search_key.op('text_pattern_ops')),
    index('location_places_likeness').using('gin', t.search_key.op('gin_trgm_ops')),
  ],
);

/** Postcodes that are not a property of one level: a Malaysian town has many, a Philippine area shares its city's. */
export const locationPostcodes = pgTable(
  'location_postcodes',
  {
    country: text().notNull(),
    post_code: text().notNull(),
    level_id: integer().notNull(),
    /** Part of the level it serves, '' for all of it. */
    area: text().notNull(),
  },
  (t) => [
    index('location_postcodes_code').on(t.country, t.post_code),
    index('location_postcodes_level').on(t.level_id),
  ],
);

/**
 * Addresses an operator brought in with `sampan locations import`: buildings of Singapore with their postcodes, or another postcode list for the levels
 * of a country. They survive a new version of the shipped data.
 */
export const locationAddresses = pgTable(
  'location_addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    country: text().notNull(),
    post_code: text().notNull(),
    street: text().notNull(),
    building_name: text().notNull(),
    state: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    county: text().notNull(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** Building and street as people type them; '' for a row that only gives a level its postcode. */
    search_key: text().notNull(),
  },
  (t) => [
    index('location_addresses_code').on(t.country, t.post_code),
    index('location_addresses_likeness').using('gin', t.search_key.op('gin_trgm_ops')),
  ],
);

/** Which version of the shipped data the tables hold: one row named 'location'. */
export const locationVersions = pgTable('location_versions', { name: text().primaryKey(), version: text().notNull() });
