/** So many uses within a window that opens with the first of them. */
export interface CountedLimit {
  name: string;
  points: number;
  seconds: number;
}

/** What one more use came to. */
export interface CountedUse {
  is_refused: boolean;
  /** The first use of its window. */
  is_first: boolean;
  remaining: number;
  ms_before_next: number;
}

/** Counts calls against rate limits: for one server alone, or for all of an installation. */
export interface RateCounters {
  count(limit: CountedLimit, caller: string): Promise<CountedUse>;
  /** Whether all servers count together at this moment; null where each counts alone anyway. */
  areShared(): Promise<boolean | null>;
  stop(): Promise<void>;
}
