const DELIMITERS = [',', ';', '\t', '|'] as const;
export type CsvDelimiter = (typeof DELIMITERS)[number];

/** Lines that are looked at: titles may stand above the header. */
const LINES = 30;

/** How often each delimiter stands in each of the first lines, outside quotes. */
function countsOf(head: string): Map<CsvDelimiter, number>[] {
  const lines = [new Map<CsvDelimiter, number>()];
  let is_quoted = false;
  for (const sign of head) {
    if (sign === '"') is_quoted = !is_quoted;
    else if (sign === '\n' && !is_quoted) {
      if (lines.push(new Map()) > LINES) break;
    } else if (!is_quoted && (DELIMITERS as readonly string[]).includes(sign)) {
      const counts = lines.at(-1);
      counts?.set(sign as CsvDelimiter, (counts.get(sign as CsvDelimiter) ?? 0) + 1);
    }
  }
  return lines;
}

/** What parts the cells: the sign that the fullest of the first lines has most of, for spreadsheets write their country's. */
export function detectDelimiter(head: string): CsvDelimiter {
  const lines = countsOf(head);
  const most = (sign: CsvDelimiter) => Math.max(...lines.map((counts) => counts.get(sign) ?? 0));
  return DELIMITERS.reduce((best, next) => (most(next) > most(best) ? next : best));
}
