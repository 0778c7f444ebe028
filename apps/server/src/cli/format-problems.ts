/** A file with more problems than this has one problem: it is the wrong file. */
const MAX_SHOWN = 100;

interface Problem {
  readonly line: number;
  readonly column: string | null;
  readonly reason: string;
}

/** What is wrong with a file that a command was given, line by line. */
export function formatProblems(path: string, problems: readonly Problem[]): string {
  const lines = problems
    .slice(0, MAX_SHOWN)
    .map(({ line, column, reason }) => `  line ${line}${column === null ? '' : `, column ${column}`}: ${reason}`);
  const more = problems.length - lines.length;
  return [
    `${path} has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was imported:`,
    ...lines,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}
