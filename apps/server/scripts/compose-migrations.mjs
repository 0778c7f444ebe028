import { createHash } from 'node:crypto';
import { basename } from 'node:path';

const BREAK = '\n--> statement-breakpoint\n';
const FIRST_TAG = '0000_initial';
/** Any fixed time: migrations are ordered by it. */
const WRITTEN_AT = Date.UTC(2026, 10, 21);
const DAY_MS = 86_400_000;
const NO_ID = '00000000-0000-0000-0000-000000000000';
/** Made before the tables, which use them. */
const FIRST_CUSTOM = 'extensions.custom.sql';

const isFirst = ({ file }) => basename(file) === FIRST_CUSTOM;
const sectionOf = ({ file, text }) => `-- ${file}\n${text.trim()}`;

export const sha256 = (text) => createHash('sha256').update(text).digest('hex');

function idOf(sql) {
  const hash = sha256(sql);
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-');
}

/** How the section of a custom file begins; further statements of it may follow behind breaks. */
const HEAD = /^-- \S+\.custom\.sql\n/;

/** Whether the newest frozen migration that has a custom file has it as it stands. */
function isFrozen(frozen, custom) {
  const head = `-- ${custom.file}\n`;
  for (const { sql } of frozen.toReversed()) {
    const parts = sql.trim().split(BREAK);
    const from = parts.findLastIndex((part) => part.startsWith(head));
    if (from === -1) continue;
    const next = parts.findIndex((part, at) => at > from && HEAD.test(part));
    const kept = parts.slice(from, next === -1 ? undefined : next).join(BREAK);
    // Tables, which have no head, come behind the first one.
    if (isFirst(custom)) return `${kept}${BREAK}`.startsWith(`${sectionOf(custom)}${BREAK}`);
    return kept === sectionOf(custom);
  }
  return false;
}

/**
 * Everything that the folder should hold beside the frozen migrations, name to content: the one migration that brings the schema of the last
 * release to today's tables, written anew each time, its snapshot, and the journal of all. The same tables give the same bytes.
 *
 * @param tables what Drizzle reads, by name
 * @param custom `{ file, text }` of every `*.custom.sql`, sorted; one that changed is sent again as it stands, so it must bear that
 * @param frozen `{ tag, sql, snapshot }` of every migration that a release has, in order
 * @param kit Drizzle's own generator
 */
export async function composeMigrations({ tables, custom, frozen, kit }) {
  const number = frozen.length;
  const before = frozen.at(-1)?.snapshot ?? kit.generateDrizzleJson({}, NO_ID);
  const snapshot = kit.generateDrizzleJson(tables, NO_ID);
  const statements = (await kit.generateMigration(before, snapshot)).map((statement) => statement.trim());
  const changed = custom.filter((each) => !isFrozen(frozen, each));
  const first = changed.filter(isFirst);
  const last = changed.filter((each) => !first.includes(each));
  const parts = [...first.map(sectionOf), ...statements, ...last.map(sectionOf)];
  const entries = frozen.map(({ tag }, idx) => entryOf(idx, tag));
  if (parts.length === 0) return { 'meta/_journal.json': journalOf(entries) };

  const tag = number === 0 ? FIRST_TAG : `${String(number).padStart(4, '0')}_next`;
  const sql = `${parts.join(BREAK)}\n`;
  const meta = { ...snapshot, id: idOf(sql), prevId: frozen.at(-1)?.snapshot.id ?? NO_ID };
  return {
    [`${tag}.sql`]: sql,
    [`meta/${tag.slice(0, 4)}_snapshot.json`]: `${JSON.stringify(meta, null, 2)}\n`,
    'meta/_journal.json': journalOf([...entries, entryOf(number, tag)]),
  };
}

const entryOf = (idx, tag) => ({ idx, version: '7', when: WRITTEN_AT + idx * DAY_MS, tag, breakpoints: true });

const journalOf = (entries) => `${JSON.stringify({ version: '7', dialect: 'postgresql', entries }, null, 2)}\n`;
