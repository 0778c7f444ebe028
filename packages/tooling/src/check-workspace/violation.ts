/** One place that breaks one rule. */
export interface Violation {
  /** Path from the root, with slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}
