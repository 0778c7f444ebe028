import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { composeMigrations } from './compose-migrations.mjs';

// The kit gives all arrays and texts of the process further methods, which a loop over the keys of one would meet: the reader
// of PDFs refuses to start in such a process.
for (const prototype of [Array.prototype, String.prototype])
  for (const name of Object.keys(prototype)) Object.defineProperty(prototype, name, { enumerable: false });

const kit = { generateDrizzleJson, generateMigration };
const parcels = pgTable('parcels', { id: integer().primaryKey() });
const wider = pgTable('parcels', { id: integer().primaryKey(), note: text() });
const EXTENSIONS = {
  file: 'src/extensions.custom.sql',
  text: 'create extension a;\n--> statement-breakpoint\ncreate extension b;\n',
};
const COUNT = {
  file: 'src/count.custom.sql',
  text: 'create function count() ...\n--> statement-breakpoint\ncreate trigger count ...\n',
};
const SHOUT = { file: 'src/shout.custom.sql', text: 'create function shout() ...\n' };

interface Frozen {
  tag: string;
  sql: string;
  snapshot: object;
}
type Files = Record<string, string>;
const compose = (tables: object, custom: object[], frozen: Frozen[] = []): Promise<Files> =>
  composeMigrations({ tables, custom, frozen, kit }) as Promise<Files>;
const tagsOf = (files: Files): string[] =>
  (JSON.parse(files['meta/_journal.json'] ?? '') as { entries: { tag: string }[] }).entries.map(({ tag }) => tag);

/** As a release keeps it. */
async function firstRelease(): Promise<Frozen> {
  const files = await compose({ parcels }, [EXTENSIONS, COUNT, SHOUT]);
  return {
    tag: '0000_initial',
    sql: files['0000_initial.sql'] ?? '',
    snapshot: JSON.parse(files['meta/0000_snapshot.json'] ?? '') as object,
  };
}

test('before a release there is one migration with everything', async () => {
  const files = await compose({ parcels }, [EXTENSIONS, COUNT, SHOUT]);
  expect(Object.keys(files)).toEqual(['0000_initial.sql', 'meta/0000_snapshot.json', 'meta/_journal.json']);
  expect(files['0000_initial.sql']).toMatch(/CREATE TABLE "parcels"[^]*function count[^]*function shout/u);
  expect(await compose({ parcels }, [EXTENSIONS, COUNT, SHOUT])).toEqual(files);
});

test('behind a release there is one more with what has changed since, and the release stays', async () => {
  const frozen = await firstRelease();
  const louder = { ...SHOUT, text: 'create or replace function shout() ... louder\n' };
  const files = await compose({ wider }, [EXTENSIONS, COUNT, louder], [frozen]);
  expect(Object.keys(files)).toEqual(['0001_next.sql', 'meta/0001_snapshot.json', 'meta/_journal.json']);
  expect(files['0001_next.sql']).toBe(
    'ALTER TABLE "parcels" ADD COLUMN "note" text;\n--> statement-breakpoint\n-- src/shout.custom.sql\ncreate or replace function shout() ... louder\n',
  );
  expect(tagsOf(files)).toEqual(['0000_initial', '0001_next']);
});

test('where nothing has changed since the release, there is no more', async () => {
  const files = await compose({ parcels }, [EXTENSIONS, COUNT, SHOUT], [await firstRelease()]);
  expect(Object.keys(files)).toEqual(['meta/_journal.json']);
  expect(tagsOf(files)).toEqual(['0000_initial']);
});

test('a custom file is sent again when any of its statements has changed, or is gone', async () => {
  const frozen = await firstRelease();
  for (const text of ['create function count() ...', `${COUNT.text}--> statement-breakpoint\nselect 1;`]) {
    const files = await compose({ parcels }, [EXTENSIONS, { ...COUNT, text }, SHOUT], [frozen]);
    expect(files['0001_next.sql']).toBe(`-- src/count.custom.sql\n${text.trim()}\n`);
  }
  const text = `${EXTENSIONS.text}--> statement-breakpoint\ncreate extension c;`;
  const files = await compose({ parcels }, [{ ...EXTENSIONS, text }, COUNT, SHOUT], [frozen]);
  expect(files['0001_next.sql']).toContain('create extension c;');
});
