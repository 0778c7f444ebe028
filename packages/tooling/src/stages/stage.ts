/** What a stage found. Each of its checks or tests counts once. */
export interface StageResult {
  readonly passed: number;
  readonly failed: number;
  /** Tests that need what this machine does not have; none unless given. */
  readonly skipped?: number;
  /** Everything the failing programs said; shown whole. Empty when it has already been shown or all went well. */
  readonly output: string;
}

export interface Stage {
  /** The word for `--only`. */
  readonly name: string;
  readonly title: string;
  /** Part of `npm run check` as well: quick, and needs neither a database nor a browser. */
  readonly is_check: boolean;
  /** Shows nothing before it has ended and needs nothing of the stages beside it: the next quiet one runs at the same time. */
  readonly is_quiet?: boolean;
  /** @param files of Vitest's stages: only test files whose path contains one of these; all of them when empty */
  run(files?: readonly string[]): Promise<StageResult>;
}
