import type { Figure } from '@sampan/testing/figure';

export type { Figure };

const TARGET = /^(<=|>=|<|>|=)\s*(-?[\d.]+)$/;

/**
 * Whether a figure meets its target; null when it has none.
 *
 * @throws {Error} when the target cannot be read
 */
export function meetsTarget({ name, value, target }: Figure): boolean | null {
  if (target === null) return null;
  const match = TARGET.exec(target.trim());
  if (match === null) throw new Error(`the target "${target}" of "${name}" is not a comparison such as "<= 50"`);
  const bound = Number(match[2]);
  switch (match[1]) {
    case '<=':
      return value <= bound;
    case '>=':
      return value >= bound;
    case '<':
      return value < bound;
    case '>':
      return value > bound;
    default:
      return value === bound;
  }
}

/** Up to three digits after the point for small values, none for large ones. */
export function formatValue(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en-US');
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 2 : 3;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}
