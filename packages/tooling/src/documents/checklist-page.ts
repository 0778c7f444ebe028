import type { ChecklistLine } from './trust-checklist.ts';

export const CHECKLIST_BEGIN = '<!-- checklist: written by `npm run docs`, changes are overwritten -->';
export const CHECKLIST_END = '<!-- end of checklist -->';

/** A figure as a document shows it. */
interface Shown {
  readonly value: string;
  readonly target: string;
  readonly verdict: string;
}

/** The figures of a document by `title: figure`, and how each title's run is told apart. */
interface Measured {
  readonly figures: ReadonlyMap<string, Shown>;
  readonly runs: ReadonlyMap<string, string>;
}

/** Reads the tables of docs/trust.md or docs/bench.md. */
function readFigures(document: string, prefix: string): Measured {
  const figures = new Map<string, Shown>();
  const runs = new Map<string, string>();
  const [head = '', ...blocks] = document.split(/^(?=### )/mu);
  const whole = runOf(head);
  for (const block of blocks) {
    const title = `${prefix}${/^### (.*)$/mu.exec(block)?.[1] ?? ''}`;
    runs.set(title, runOf(block) ?? whole ?? 'run unknown');
    for (const row of block.matchAll(/^\| (.+) \|$/gmu)) {
      const [name = '', value = '', target = '', verdict = ''] = (row[1] ?? '').split('|').map((cell) => cell.trim());
      // The same figure may be counted after several parts of a module; the first is the one that is named.
      if (!figures.has(`${title}: ${name}`)) figures.set(`${title}: ${name}`, { value, target, verdict });
    }
  }
  return { figures, runs };
}

/** `2026-11-26, seed 2026` of a sentence that says when something was measured. */
function runOf(text: string): string | null {
  const [, day, seed] = /\bon (\d{4}-\d\d-\d\d) at commit [^.]*?(?:, seed (\d+))?\.\s/u.exec(`${text} `) ?? [];
  if (day === undefined) return null;
  return seed === undefined ? day : `${day}, seed ${seed}`;
}

/**
 * The checklist with each line's figures as they stand in the documents now, the tests that prove it, and what is missing.
 * @throws {Error} when a line names a figure that no table has: a renamed figure must not leave its line empty
 */
export function renderChecklist(lines: readonly ChecklistLine[], trust: string, bench: string): string {
  const measured = [readFigures(trust, ''), readFigures(bench, 'bench ')];
  return lines.map((line) => `- **${line.id}**, ${line.asks}: ${sentencesOf(line, measured).join(' ')}`).join('\n');
}

function sentencesOf(
  { id, figures = [], tests = [], missing }: ChecklistLine,
  measured: readonly Measured[],
): string[] {
  const told = figures.map((key) => {
    const shown = measured.flatMap((each) => each.figures.get(key) ?? [])[0];
    if (shown === undefined) throw new Error(`${id} names a figure that was never measured: ${key}`);
    const against = [shown.target, shown.verdict].filter((part) => part !== '').join(', ');
    return `${key.slice(key.indexOf(': ') + 2)}: ${shown.value}${against === '' ? '' : ` (${against})`}`;
  });
  const titles = [...new Set(figures.map((key) => key.slice(0, key.indexOf(': '))))];
  const runs = titles.map((title) => `${title}, ${measured.flatMap((each) => each.runs.get(title) ?? [])[0] ?? ''}`);
  const paths = [...new Set(tests.map((test) => `\`${test.slice(0, test.indexOf(': '))}\``))];
  return [
    ...(told.length === 0 ? [] : [`${told.join('; ')}. Run: ${runs.join('; ')}.`]),
    ...(paths.length === 0 ? [] : [`Tests: ${paths.join(', ')}.`]),
    ...(missing === undefined ? [] : [`**Missing**: ${missing}.`]),
  ];
}

/** A document with the checklist between its markers. @throws {Error} when a marker is missing */
export function withChecklist(document: string, checklist: string): string {
  const begin = document.indexOf(CHECKLIST_BEGIN);
  const end = document.indexOf(CHECKLIST_END);
  if (begin === -1 || end < begin) throw new Error(`the document needs "${CHECKLIST_BEGIN}" and "${CHECKLIST_END}"`);
  return `${document.slice(0, begin + CHECKLIST_BEGIN.length)}\n\n${checklist}\n\n${document.slice(end)}`;
}
