import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A table of the product, without columns that PostgreSQL computes. */
export interface TableShape {
  name: string;
  columns: string[];
  /** Columns of the key, where the table is divided: its parts have no order of their own. */
  order?: string[] | null | undefined;
}

/** What went through: the text form of the rows, before it is compressed. */
interface Measured {
  rows: number;
  bytes: number;
  sha256: string;
}

/** Rows are written as the same text by every server, and a large table is read from its beginning. */
const SESSION = `set local datestyle = 'ISO'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local synchronize_seqscans = off;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

export const prepareSession = (client: pg.ClientBase) => client.query(SESSION);

/** From here on the connection sees one moment, whatever others write. */
export async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await prepareSession(client);
}

const TABLES = `
  select c.relname::text as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    case when c.relkind = 'p' then (select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum))
      from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey::int2[])
      where i.indrelid = c.oid and i.indisprimary) end as order,
    coalesce((select array_agg(distinct f.relname::text) from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '{}') as needs
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by 1`;

/** Every table of the product, each after those its foreign keys point to: in this order they can be filled. */
export async function readTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape & { needs: string[] }>(TABLES);
  const placed = new Set<string>();
  const ordered: TableShape[] = [];
  while (ordered.length < rows.length) {
    const ready = rows.filter(({ name, needs }) => !placed.has(name) && needs.every((need) => placed.has(need)));
    if (ready.length === 0) throw new Error('Foreign keys form a circle: no table of it can be filled first.');
    for (const { name, columns, order } of ready) {
      placed.add(name);
      ordered.push({ name, columns, order });
    }
  }
  return ordered;
}

const listOf = ({ name, columns }: TableShape) => `public.${pg.escapeIdentifier(name)} (${columnsOf(columns)})`;

const columnsOf = (columns: readonly string[]) => columns.map((column) => pg.escapeIdentifier(column)).join(', ');

/** What is copied out: a table, or the rows of one that is divided, which PostgreSQL copies as a query alone. */
const sourceOf = (table: TableShape) =>
  table.order
    ? `(select ${columnsOf(table.columns)} from public.${pg.escapeIdentifier(table.name)} order by ${columnsOf(table.order)})`
    : listOf(table);

function meter() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.byteLength;
      done(null, piece);
    },
  });
  return { through, read: () => ({ bytes, sha256: hash.digest('hex') }) };
}

async function copyOut(client: pg.ClientBase, table: TableShape, ...sinks: Writable[]): Promise<Measured> {
  const source = client.query(copyTo(`copy ${sourceOf(table)} to stdout`));
  const metered = meter();
  await pipeline([source as Readable, metered.through, ...sinks]);
  return { rows: source.rowCount, ...metered.read() };
}

/** Writes the rows of a table into a compressed file; memory stays the same however many there are. */
export function writeTable(client: pg.ClientBase, table: TableShape, file: string): Promise<Measured> {
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  return copyOut(client, table, createGzip({ level: 1 }), target);
}

/** What `writeTable` would have written. */
export function measureTable(client: pg.ClientBase, table: TableShape): Promise<Measured> {
  const nowhere = new Transform({ transform: (_piece, _encoding, done) => done() });
  return copyOut(client, table, nowhere.resume());
}

/** Fills a table from a file of `writeTable`. */
export async function readTable(client: pg.ClientBase, table: TableShape, file: string): Promise<Measured> {
  const target = client.query(copyFrom(`copy ${listOf(table)} from stdin`));
  const metered = meter();
  await pipeline(createReadStream(file), createGunzip(), metered.through, target);
  return { rows: target.rowCount, ...metered.read() };
}
