import type { ImportRow, ImportSummary } from '@sampan/contract';

/** How many parcels of a file can go, and what stands in the way of the others, by kind. */
export function summarise(rows: readonly ImportRow[], lines: number): ImportSummary {
  const kinds = new Map<string, ImportSummary['kinds'][number]>();
  for (const { code, severity } of rows.flatMap(({ issues }) => issues)) {
    const key = `${severity} ${code}`;
    const kind = kinds.get(key) ?? { code, severity, count: 0 };
    kinds.set(key, { ...kind, count: kind.count + 1 });
  }
  const inState = (state: ImportRow['state']) => rows.filter((row) => row.state === state).length;
  return {
    lines,
    rows: rows.length,
    ready: inState('ready'),
    errors: inState('error'),
    skipped: inState('skipped'),
    warnings: rows.filter(({ issues }) => issues.some(({ severity }) => severity === 'warning')).length,
    repaired: rows.filter(({ repaired }) => repaired.length > 0).length,
    kinds: [...kinds.values()].toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code)),
  };
}
