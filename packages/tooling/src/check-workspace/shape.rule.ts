import type { SourceFile } from './source-file.ts';
import { lineAt } from './source-file.ts';
import type { Violation } from './violation.ts';

const MOST_LINES = 400;

/** Names that say nothing about what is inside, as a whole name or as a role; `get-constants` names a verb and its noun. */
const EMPTY_NAMES = /(?:^|\.)(?:utils?|helpers?|commons?|types|constants|misc)$|-(?:utils?|helpers?)$/;

/** A test that does not run proves nothing. */
const SKIPPED_TEST = /\b(?:describe|test|it|suite)\.(?:skip|only|todo|fails)\b/g;

/** What is left of unfinished work. */
const UNFINISHED = /\b(?:TODO|FIXME|XXX|HACK)\b|coming soon|lorem ipsum/gi;

/** Length and name of a file, `export *`, skipped tests, unfinished work, silenced type errors. */
export function checkShape(file: SourceFile): Violation[] {
  const at = (position: number, rule: string, message: string): Violation => ({
    file: file.path,
    line: lineAt(file.text, position),
    rule,
    message,
  });
  const found: Violation[] = [];
  const lines = file.text.split('\n').length - (file.text.endsWith('\n') ? 1 : 0);
  if (lines > MOST_LINES) {
    found.push({
      file: file.path,
      line: MOST_LINES + 1,
      rule: 'file length',
      message: `${lines} lines, and ${MOST_LINES} are the most`,
    });
  }
  for (const part of file.path.split('/').slice(2)) {
    const stem = part.replace(/(?:\.d)?\.[a-z]+$/, '');
    if (EMPTY_NAMES.test(stem)) found.push(at(0, 'file name', `"${part}" does not say what is inside`));
  }
  for (const { kind, position } of file.imports) {
    if (kind === 'export-star') found.push(at(position, 'export *', 'name what is exported'));
  }
  for (const match of file.masked.matchAll(SKIPPED_TEST)) found.push(at(match.index, 'skipped test', match[0]));
  for (const match of file.text.matchAll(/@ts-(?:ignore|nocheck)\b/g)) {
    if (!isThisRule(file)) found.push(at(match.index, 'silenced type error', match[0]));
  }
  for (const match of file.text.matchAll(UNFINISHED)) {
    if (!isThisRule(file)) found.push(at(match.index, 'unfinished work', match[0]));
  }
  return found;
}

/** The words that are looked for stand here and in the test, and have to. */
function isThisRule(file: SourceFile): boolean {
  return /check-workspace\/(shape|rules)\./.test(file.path);
}
