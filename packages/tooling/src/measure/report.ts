import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Figure } from './figure.ts';
import { formatValue, meetsTarget } from './figure.ts';
import type { MachineFacts } from './machine-facts.ts';

const BEGIN = '<!-- figures: written by a command, changes are overwritten -->';
const END = '<!-- end of figures -->';

/** The figures of one module, under its title. */
export interface Section {
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly seconds: number;
}

/** The Markdown that stands between the markers. */
export function renderSections(
  sections: readonly Section[],
  facts: MachineFacts,
  command: string,
  seed: string | null,
): string {
  const head = [
    `Measured with \`${command}\` on ${facts.date} at commit ${facts.commit}${seed === null ? '' : `, seed ${seed}`}.`,
    '',
    `Machine: ${facts.machine}.`,
  ];
  return [...head, ...sections.flatMap((section) => ['', ...tableOf(section, '')])].join('\n');
}

function tableOf({ title, figures, seconds }: Section, told: string): string[] {
  return [
    `### ${title}`,
    '',
    '| figure | value | target | |',
    '|---|---:|---:|---|',
    ...figures.map((figure) => {
      const verdict = meetsTarget(figure);
      return `| ${figure.name} | ${formatValue(figure.value)} ${figure.unit} | ${figure.target ?? ''} | ${verdict === null ? '' : verdict ? 'met' : '**missed**'} |`;
    }),
    '',
    `Took ${formatValue(seconds)} s${told}.`,
  ];
}

/**
 * The document with the tables of some modules measured anew, each saying when; the others and the head stay as they are. A
 * new table comes in the order of the titles.
 */
export function mergeSections(
  document: string,
  sections: readonly Section[],
  facts: MachineFacts,
  command: string,
  seed: string | null,
): string {
  const told = `, measured by itself with \`${command}\` on ${facts.date} at commit ${facts.commit}${seed === null ? '' : `, seed ${seed}`}`;
  const { head, tables } = readTables(document.slice(document.indexOf(BEGIN) + BEGIN.length, document.indexOf(END)));
  for (const section of sections) tables.set(section.title, tableOf(section, told).join('\n'));
  return replaceBetweenMarkers(document, writeTables(head, tables));
}

function readTables(figures: string): { head: string; tables: Map<string, string> } {
  const [head = '', ...blocks] = figures.trim().split(/^(?=### )/mu);
  return { head, tables: new Map(blocks.map((block) => [/^### (.*)$/mu.exec(block)?.[1] ?? '', block.trim()])) };
}

const writeTables = (head: string, tables: ReadonlyMap<string, string>): string =>
  [head.trim(), ...[...tables].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, block]) => block)].join(
    '\n\n',
  );

/** New figures with the tables of modules that were left out, as the document has them. */
export function keepTables(document: string, content: string, titles: readonly string[]): string {
  const old = readTables(document.slice(document.indexOf(BEGIN) + BEGIN.length, document.indexOf(END))).tables;
  const { head, tables } = readTables(content);
  for (const title of titles) {
    const table = old.get(title);
    if (table !== undefined) tables.set(title, table);
  }
  return writeTables(head, tables);
}

/** Puts the figures between the markers of a document and leaves the rest of it, and some tables, alone; makes it when it is missing. */
export function writeBetweenMarkers(path: string, heading: string, content: string, kept: readonly string[]): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : `# ${heading}\n\n${BEGIN}\n${END}\n`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, replaceBetweenMarkers(before, keepTables(before, content, kept)));
}

/** @throws {Error} when a marker is missing: nothing somebody wrote may be lost */
export function replaceBetweenMarkers(document: string, content: string): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin === -1 || end < begin) throw new Error(`the document needs the lines "${BEGIN}" and "${END}"`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${content}\n\n${document.slice(end)}`;
}
