import type { EstimateAnswer, EstimatedCost, PublicEstimateInput } from '@sampan/contract';
import { COPIED_NOTICE_MS, type CountryCode } from '@sampan/country-rules';
import { atom, type ReadableAtom } from 'nanostores';
import { hasRegions, issuesOf, type CalculatorIssues, type Regions } from './estimate-issues.ts';
import { bodyOf, isRefused, type EstimateQuery } from './estimate-query.ts';

export type QuoteState =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'ready'; readonly answer: EstimateAnswer; readonly is_expired: boolean }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface FieldFocus {
  readonly field: string;
  /** A `ref`: called when the field is drawn. */
  readonly ref: (control: { focus(): void } | null) => void;
}

export interface EstimateState {
  readonly question: EstimateQuery;
  readonly issues: CalculatorIssues;
  /** The field that gets the focus once it is drawn as wrong; the same object until something is changed. */
  readonly focus: FieldFocus | null;
  readonly regions: Regions;
  /** Always of the question as it stands: a price is never shown beside another one. */
  readonly quote: QuoteState;
  /** Id of the chosen price. */
  readonly chosen: string | null;
  /** What was just copied. */
  readonly copied: 'quote' | 'link' | null;
}

/** What the model asks of the outside; failures are told to the page by whoever gives these. */
export interface EstimatePort {
  estimate(body: PublicEstimateInput): Promise<EstimateAnswer>;
  /** Names of a country's first address level (spec 7 supported_locations). */
  regions(country: CountryCode): Promise<readonly string[]>;
}

/** What the page is told. */
export interface EstimateEvents {
  readonly onChange?: ((question: EstimateQuery) => void) | undefined;
  /** Before couriers are asked; false leaves it to the page. */
  readonly onSubmit?: ((body: PublicEstimateInput) => boolean) | undefined;
  readonly onQuote?: ((answer: EstimateAnswer) => void) | undefined;
  readonly onSelect?: ((cost: EstimatedCost, answer: EstimateAnswer) => void) | undefined;
}

export interface EstimateStore {
  readonly $state: ReadableAtom<EstimateState>;
  change(part: Partial<EstimateQuery>): void;
  /** Shows what is wrong with the fields of which something was typed. */
  check(): void;
  /**
   * Asks for prices, unless something is wrong (then the issues say so) or the same parameters were asked before and their
   * prices still hold (spec 4). `is_fresh` asks in any case.
   */
  ask(is_fresh?: boolean): Promise<void>;
  choose(cost: EstimatedCost): void;
  noteCopied(what: 'quote' | 'link'): void;
  /** Forgets its answers, and when they run out; the next question begins anew. */
  stop(): void;
}

/** An answer that has just come holds for at least this long, however wrong the shopper's clock is. */
const HOLDS_AT_LEAST_MS = 30_000;

interface Asked {
  answer: EstimateAnswer | null;
  promise: Promise<void>;
}

/** The state of the calculator, without any markup: question, issues, prices, choice. */
export function createEstimateStore(
  port: EstimatePort,
  question: EstimateQuery,
  events: EstimateEvents = {},
): EstimateStore {
  const $state = atom<EstimateState>({
    question,
    issues: {},
    focus: null,
    regions: {},
    quote: { kind: 'none' },
    chosen: null,
    copied: null,
  });
  /** Every question asked, by its body: what was asked once is not asked again while its prices hold. */
  const asked = new Map<string, Asked>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const wanted = new Set<CountryCode>();
  let is_stopped = false;
  const set = (part: Partial<EstimateState>): void => $state.set({ ...$state.get(), ...part });
  const keyOf = (): string => JSON.stringify(bodyOf($state.get().question));
  const later = (milliseconds: number, act: () => void): void => {
    if (is_stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, milliseconds);
    timers.add(timer);
  };

  /** Shows what is known of the question as it stands. */
  function showQuote(): void {
    const { quote } = $state.get();
    const known = asked.get(keyOf());
    if (known === undefined) set({ quote: { kind: 'none' }, chosen: null });
    else if (known.answer === null) set({ quote: { kind: 'asking' }, chosen: null });
    else if (quote.kind !== 'ready' || quote.answer !== known.answer) {
      set({ quote: { kind: 'ready', answer: known.answer, is_expired: false }, chosen: null });
      events.onQuote?.(known.answer);
    }
  }

  function loadRegions(): void {
    const { question: now } = $state.get();
    for (const country of [now.from_country, now.to_country]) {
      if (wanted.has(country) || !hasRegions(country) || isRefused(now)) continue;
      wanted.add(country);
      const take = (names: readonly string[]): void => set({ regions: { ...$state.get().regions, [country]: names } });
      // Failed level lists: the result is silently emptied (spec 8).
      port.regions(country).then(take, () => take([]));
    }
  }

  async function send(body: PublicEstimateInput, key: string, entry: Asked): Promise<void> {
    try {
      const answer = sorted(await port.estimate(body));
      entry.answer = answer;
      later(holdsFor(answer), () => {
        if (asked.get(key) !== entry) return;
        asked.delete(key);
        if (key === keyOf()) set({ quote: { kind: 'ready', answer, is_expired: true } });
      });
      if (key === keyOf()) showQuote();
    } catch (error) {
      asked.delete(key);
      if (key === keyOf()) set({ quote: { kind: 'failed', error } });
    }
  }

  loadRegions();
  return {
    $state,
    change(part) {
      const before = $state.get();
      const next = { ...before.question, ...part };
      const issues = Object.entries(before.issues).filter(([field]) => !(field in part));
      set({ question: next, issues: Object.fromEntries(issues), focus: null });
      showQuote();
      loadRegions();
      events.onChange?.(next);
    },
    check() {
      const { question: now, issues, regions } = $state.get();
      const found = Object.entries(issuesOf(now, regions)).filter(([, issue]) => !issue.endsWith('required'));
      set({ issues: { ...issues, ...Object.fromEntries(found) } });
    },
    async ask(is_fresh = false) {
      is_stopped = false;
      const { question: now, regions } = $state.get();
      if (isRefused(now)) return;
      const issues = issuesOf(now, regions);
      const [field] = Object.keys(issues);
      set({ issues, focus: field === undefined ? null : { field, ref: (control) => control?.focus() } });
      if (field !== undefined) return;
      const body = bodyOf(now);
      const key = JSON.stringify(body);
      if (is_fresh && asked.get(key)?.answer !== null) asked.delete(key);
      if (!asked.has(key)) {
        if (events.onSubmit?.(body) === false) return;
        const entry: Asked = { answer: null, promise: Promise.resolve() };
        asked.set(key, entry);
        entry.promise = send(body, key, entry);
      }
      showQuote();
      await asked.get(key)?.promise;
    },
    choose(cost) {
      const { quote } = $state.get();
      if (quote.kind !== 'ready') return;
      set({ chosen: cost.id });
      events.onSelect?.(cost, quote.answer);
    },
    noteCopied(what) {
      set({ copied: what });
      later(COPIED_NOTICE_MS, () => set({ copied: null }));
    },
    stop() {
      is_stopped = true;
      for (const timer of timers) clearTimeout(timer);
      asked.clear();
    },
  };
}

/** By total fee, the lowest first (spec 4). */
function sorted(answer: EstimateAnswer): EstimateAnswer {
  return { ...answer, estimated_costs: [...answer.estimated_costs].sort((a, b) => a.total_fee - b.total_fee) };
}

/** Milliseconds until an answer that has just come holds no more; a shopper's clock that is wrong shortens or stretches nothing much. */
function holdsFor({ created_at, expires_at }: EstimateAnswer): number {
  const left_ms = Math.min(expires_at * 1000 - Date.now(), (expires_at - created_at) * 1000);
  return Math.max(HOLDS_AT_LEAST_MS, left_ms);
}
