import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../launch/root.mjs';
import type { Figure } from './figure.ts';
import { formatValue, meetsTarget } from './figure.ts';
import { readMachineFacts } from './machine-facts.ts';
import type { Section } from './report.ts';
import { renderSections, writeBetweenMarkers } from './report.ts';

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
}

type Measure = () => Promise<readonly Figure[]>;

/**
 * Runs every measure of a kind, one after the other, and prints each figure as it comes. Writes the document only when
 * all modules ran: half a table would pass for a whole one.
 *
 * @param only a part of a module's name
 * @returns the exit code: 1 when a target was missed
 */
export async function runMeasures(kind: MeasureKind, only: string | undefined): Promise<number> {
  const patterns = kind.folders.map((folder) => `${folder}/**/*.${kind.word}.ts`);
  const files = globSync(patterns, { cwd: ROOT }).sort();
  const selected = files.filter((file) => only === undefined || basename(file).includes(only));
  if (selected.length === 0)
    throw new Error(
      `no *.${kind.word}.ts${only === undefined ? '' : ` with "${only}" in its name`} in ${kind.folders.join(' or ')}`,
    );
  const sections: Section[] = [];
  for (const file of selected) sections.push(await runModule(kind.word, file));
  const seed = kind.is_seeded ? (process.env['SAMPAN_SEED'] ?? null) : null;
  if (only === undefined) {
    const content = renderSections(sections, readMachineFacts(ROOT), `npm run ${kind.word}`, seed);
    writeBetweenMarkers(join(ROOT, kind.document), kind.heading, content);
    console.log(`\nwritten to ${kind.document}`);
  }
  const missed = sections.flatMap(({ figures }) => figures).filter((figure) => meetsTarget(figure) === false);
  for (const figure of missed)
    console.log(`missed: ${figure.name}: ${formatValue(figure.value)} ${figure.unit}, target ${figure.target}`);
  return missed.length === 0 ? 0 : 1;
}

async function runModule(word: string, file: string): Promise<Section> {
  const title = basename(file, `.${word}.ts`).replaceAll('-', ' ');
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
