/** One measured figure, as a `*.bench.ts` or `*.trust.ts` module answers it. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** `ms`, `labels/s`, `kB`, ... */
  readonly unit: string;
  /** What the value has to be: `<= 50`, `>= 300`, `= 0`; null for a figure that is only told. */
  readonly target: string | null;
}
