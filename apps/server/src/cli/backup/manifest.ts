import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { BackupError } from './backup-error.ts';

const MANIFEST_FILE = 'manifest.json';
const FORMAT = 1;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u));
/** A path below the backup: what somebody wrote into a manifest must not lead out of a folder. */
const path = v.pipe(
  v.string(),
  v.check((text) => text !== '' && text.split('/').every((part) => !['', '.', '..'].includes(part))),
  v.check((text) => !/[\0\\:]/u.test(text)),
);

const factsSchema = v.object({
  /** Entries, how far they are from zero, and what stands where, counted from the entries. */
  ledger: v.object({
    entries: count,
    imbalance_minor: count,
    is_balanced: v.boolean(),
    totals: v.array(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
  /** Rows of the audit log, its chains, and the hash of where each of them ends. */
  audit: v.object({ rows: count, chains: count, heads_sha256: sha256 }),
});
export type BackupFacts = v.InferOutput<typeof factsSchema>;

const manifestSchema = v.object({
  format: v.literal(FORMAT),
  made_at: v.string(),
  server_version: v.string(),
  postgres_version: v.string(),
  /** The last migration: a backup is restored by a release with the same schema. */
  migration: v.string(),
  tables: v.array(
    v.object({ name: v.string(), columns: v.array(v.string()), file: path, rows: count, bytes: count, sha256 }),
  ),
  sequences: v.array(v.object({ name: v.string(), last_value: v.pipe(v.string(), v.regex(/^-?\d+$/u)) })),
  files: v.array(v.object({ name: path, bytes: count, sha256 })),
  /** Which keys seal what is in it. Never a key: keep SAMPAN_SECRET and SAMPAN_SEALING_KEYS elsewhere. */
  key_ids: v.array(v.string()),
  facts: factsSchema,
});
export type Manifest = v.InferOutput<typeof manifestSchema>;
export type BackedUpTable = Manifest['tables'][number];
export type BackedUpFile = Manifest['files'][number];

/** Written last, and whole or not at all: a folder without it is no backup. */
export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<Manifest> {
  const whole: Manifest = { format: FORMAT, ...manifest };
  const target = join(folder, MANIFEST_FILE);
  const file = await open(`${target}~`, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(whole, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${target}~`, target);
  return whole;
}

export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST_FILE), 'utf8');
  } catch {
    throw new BackupError(`${folder} is no backup: it has no ${MANIFEST_FILE}, which is written last.`);
  }
  try {
    return v.parse(manifestSchema, JSON.parse(text));
  } catch (error) {
    const where = error instanceof v.ValiError ? ` at ${v.getDotPath(error.issues[0]) ?? 'its top'}` : '';
    throw new BackupError(`The manifest of ${folder} cannot be read${where}: it is damaged, or of another release.`, {
      cause: error,
    });
  }
}
