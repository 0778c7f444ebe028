import { spawn } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../launch/root.mjs';
import type { Figure } from './figure.ts';
import { formatValue, meetsTarget } from './figure.ts';
import { isInstalled } from './is-installed.ts';
import { readMachineFacts } from './machine-facts.ts';
import type { Section } from './report.ts';
import { mergeSections, renderSections, writeBetweenMarkers } from './report.ts';

export interface MeasureKind {
  /** `bench` or `trust`: the ending of the modules and the beginning of the functions they export. */
  readonly word: string;
  /** Where the modules lie, from the root. */
  readonly folders: readonly string[];
  /** The document that gets the figures, from the root. */
  readonly document: string;
  readonly heading: string;
  /** Repeatable runs are told a seed by the environment variable SAMPAN_SEED. */
  readonly is_seeded: boolean;
  /** Starts a PostgreSQL as somebody else's would be; its first line of output is a DATABASE_URL. */
  readonly other_database: string | null;
}

/** What a title says where the figures are of another PostgreSQL than the shipped one. */
const ON_GIVEN = ', on a PostgreSQL given by DATABASE_URL';

type Measure = () => Promise<readonly Figure[]>;

/**
 * Runs every measure of a kind, one after the other, and prints each figure as it comes. Writes the document only when
 * all modules ran: half a table would pass for a whole one. With `only` and `writes` the tables of those modules are replaced,
 * and say so.
 *
 * Modules that say `only_large` run with `is_large` alone; a whole run without it leaves their tables as they stand.
 *
 * A module that says which program it `needs` is left out in the same way where that is not installed.
 *
 * Modules that say `on_both_databases` run twice: on the shipped PostgreSQL and on one given by DATABASE_URL, which is started
 * for them. Where DATABASE_URL is set already, everything runs there, and the titles say so.
 *
 * @param options.only a part of a module's name
 * @returns the exit code: 1 when a target was missed
 */
export async function runMeasures(
  kind: MeasureKind,
  {
    only,
    database,
    writes,
    is_large = false,
  }: { only: string | undefined; database: 'shipped' | 'other' | 'both'; writes: boolean; is_large?: boolean },
): Promise<number> {
  const patterns = kind.folders.map((folder) => `${folder}/**/*.${kind.word}.ts`);
  const files = globSync(patterns, { cwd: ROOT }).sort();
  const selected = files.filter((file) => only === undefined || basename(file).includes(only));
  if (selected.length === 0)
    throw new Error(
      `no *.${kind.word}.ts${only === undefined ? '' : ` with "${only}" in its name`} in ${kind.folders.join(' or ')}`,
    );
  const sections: Section[] = [];
  const left_out: string[] = [];
  const is_given = (process.env['DATABASE_URL'] ?? '') !== '';
  const other = is_given ? null : kind.other_database;
  const suffix = is_given ? ON_GIVEN : '';
  for (const file of selected) {
    const { is_for_both, is_for_large, needs } = await wordsOf(file);
    if (needs !== null && !isInstalled(needs)) {
      console.log(`\n${titleOf(kind.word, file)}: left out, since ${needs} is not installed`);
      left_out.push(titleOf(kind.word, file));
      continue;
    }
    if (is_for_large && !is_large) {
      left_out.push(titleOf(kind.word, file));
      continue;
    }
    const runs_twice = other !== null && is_for_both;
    if (database !== 'other' || other === null) sections.push(await runModule(kind.word, file, suffix));
    if (runs_twice && database !== 'shipped')
      sections.push(await withDatabase(other, () => runModule(kind.word, file, ON_GIVEN)));
  }
  const seed = kind.is_seeded ? (process.env['SAMPAN_SEED'] ?? null) : null;
  if (only === undefined) {
    const content = renderSections(sections, readMachineFacts(ROOT), `npm run ${kind.word}`, seed);
    writeBetweenMarkers(join(ROOT, kind.document), kind.heading, content, left_out);
    console.log(`\nwritten to ${kind.document}`);
  } else if (writes) {
    const path = join(ROOT, kind.document);
    const command = `npm run ${kind.word} -- --only ${only}`;
    writeFileSync(path, mergeSections(readFileSync(path, 'utf8'), sections, readMachineFacts(ROOT), command, seed));
    console.log(`\nwritten to ${kind.document}`);
  }
  const missed = sections.flatMap(({ figures }) => figures).filter((figure) => meetsTarget(figure) === false);
  for (const figure of missed)
    console.log(`missed: ${figure.name}: ${formatValue(figure.value)} ${figure.unit}, target ${figure.target}`);
  return missed.length === 0 ? 0 : 1;
}

interface ModuleWords {
  /** Its figures are promised for either PostgreSQL. */
  is_for_both: boolean;
  /** It takes too long to run unasked. */
  is_for_large: boolean;
  /** A program that is not ours. */
  needs: string | null;
}

/** What a module says of itself. */
async function wordsOf(file: string): Promise<ModuleWords> {
  const module = (await import(pathToFileURL(join(ROOT, file)).href)) as Readonly<Record<string, unknown>>;
  const { needs } = module;
  return {
    is_for_both: module['on_both_databases'] === true,
    is_for_large: module['only_large'] === true,
    needs: typeof needs === 'string' ? needs : null,
  };
}

const titleOf = (word: string, file: string): string => basename(file, `.${word}.ts`).replaceAll('-', ' ');

/** Runs `work` with DATABASE_URL set to a PostgreSQL that lives as long as it does. */
async function withDatabase<T>(command: string, work: () => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, [join(ROOT, command)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    process.env['DATABASE_URL'] = await Promise.race([
      text(child.stdout),
      ended.then(() => Promise.reject(new Error(`${command} ended before it was ready`))),
    ]);
    return await work();
  } finally {
    delete process.env['DATABASE_URL'];
    child.stdin.end();
    await ended;
  }
}

/** The first line of a stream. */
async function text(stream: Readable): Promise<string> {
  let read = '';
  for await (const part of stream) {
    read += String(part);
    if (read.includes('\n')) break;
  }
  return read.split('\n')[0] ?? '';
}

async function runModule(word: string, file: string, suffix: string): Promise<Section> {
  const title = `${titleOf(word, file)}${suffix}`;
  console.log(`\n${title}`);
  const started = performance.now();
  const module = (await import(pathToFileURL(join(ROOT, file)).href)) as Readonly<Record<string, unknown>>;
  const measures = Object.entries(module).filter(
    ([name, value]) => name.startsWith(word) && typeof value === 'function',
  );
  if (measures.length === 0) throw new Error(`${file} exports no function whose name begins with "${word}"`);
  const figures: Figure[] = [];
  for (const [, measure] of measures) {
    for (const figure of await (measure as Measure)()) {
      const verdict = meetsTarget(figure);
      console.log(
        `  ${figure.name.padEnd(60)} ${`${formatValue(figure.value)} ${figure.unit}`.padStart(18)}  ${figure.target ?? ''} ${verdict === false ? 'MISSED' : ''}`.trimEnd(),
      );
      figures.push(figure);
    }
  }
  return { title, figures, seconds: (performance.now() - started) / 1000 };
}
