import type { CountryCode } from '@sampan/country-rules';
import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import { inClientSpan } from '../../platform/tracing/span.ts';
import { CourierUnavailable } from '../../ports/courier.ts';
import type { CourierCall, CourierNetwork, CourierPort, ProblemDesk, UnavailableReason } from '../../ports/courier.ts';
import {
  buyReply,
  cancelReply,
  findReply,
  findInstructionReply,
  instructReply,
  problemTermsReply,
  quoteReply,
  trackReply,
  wishReply,
  withdrawReply,
} from './courier-reply.ts';
import { GuardedCouriers, type OwnContracts } from './guarded-couriers.ts';

/** How long each call may take (trust 3). */
const COURIER_BUDGET_MS: Readonly<Record<CourierCall, number>> = {
  quote: 2_500,
  buy: 20_000,
  find: 10_000,
  track: 10_000,
  cancel: 20_000,
  problem: 10_000,
};

/** Nobody waits for these: they let purchases and prices go first. */
const BACKGROUND: ReadonlySet<CourierCall> = new Set(['track', 'find']);

/**
 * Puts every courier behind a time budget, a bulkhead, a circuit breaker and a check of what it answers. A call that gives
 * no usable answer throws `CourierUnavailable`; for a `buy` that means the result is unknown, never that it failed,
 * unless the reason is `busy` or `paused`: those are thrown before the courier is asked.
 */
export function createCourierNetwork(options: {
  couriers: readonly CourierPort[];
  own_contracts?: OwnContracts;
  clock: Clock;
  budget_ms?: Partial<Record<CourierCall, number>>;
  /** Hears how each call ended: `ok`, or why there was no usable answer. */
  onCall?: (alias: string, call: CourierCall, outcome: 'ok' | UnavailableReason) => void;
}): CourierNetwork {
  const budget = { ...COURIER_BUDGET_MS, ...options.budget_ms };
  const guarded = new GuardedCouriers(options);

  const ask = async <S extends v.GenericSchema>(
    alias: string,
    call: CourierCall,
    schema: S,
    run: (port: CourierPort, signal: AbortSignal) => Promise<unknown>,
  ): Promise<v.InferOutput<S>> => {
    const counted = guarded.countedAs(alias);
    try {
      const about = { 'sampan.courier': counted ?? 'own contract', 'sampan.courier_call': call };
      const reply = await inClientSpan(`courier ${call}`, about, () => askGuarded(alias, call, schema, run));
      if (counted !== null) options.onCall?.(counted, call, 'ok');
      return reply;
    } catch (error) {
      if (error instanceof CourierUnavailable && counted !== null) options.onCall?.(counted, call, error.reason);
      throw error;
    }
  };

  const askGuarded = async <S extends v.GenericSchema>(
    alias: string,
    call: CourierCall,
    schema: S,
    run: (port: CourierPort, signal: AbortSignal) => Promise<unknown>,
  ): Promise<v.InferOutput<S>> => {
    // Without a wait in between, so that whoever looks next sees the queue as it is.
    const courier = guarded.findShared(alias) ?? (await guarded.find(alias));
    if (courier === null) throw new CourierUnavailable(alias, 'failed', new Error('no such courier'));
    const { breaker, bulkhead } = courier;
    if (!breaker.is_available) throw new CourierUnavailable(alias, 'paused');
    const came = performance.now();
    // Waiting longer would leave the courier no fair time to answer in.
    if (!(await bulkhead.enter(budget[call] / 2, !BACKGROUND.has(call)))) throw new CourierUnavailable(alias, 'busy');
    if (!breaker.enter()) {
      bulkhead.leave();
      throw new CourierUnavailable(alias, 'paused');
    }
    // A price is awaited on a page, so its turn counts; a purchase that has begun gets all of its time.
    const left_ms = call === 'quote' ? budget[call] - (performance.now() - came) : budget[call];
    try {
      const reply = v.safeParse(schema, await withBudget(left_ms, (signal) => run(courier.port, signal)));
      if (!reply.success) throw new MalformedReply(v.getDotPath(reply.issues[0]) ?? 'reply');
      breaker.succeeded();
      return reply.output;
    } catch (error) {
      breaker.failed();
      throw new CourierUnavailable(alias, reasonOf(error), error);
    } finally {
      bulkhead.leave();
    }
  };

  return {
    profiles: (country?: CountryCode) =>
      guarded
        .shared()
        .map(({ profile }) => profile)
        .filter((profile) => country === undefined || profile.countries.includes(country)),
    profileOf: (alias) => guarded.profileOf(alias),
    isAvailable: (alias) => {
      const guard = guarded.guardOf(alias);
      return guard !== null && guard.breaker.is_available && !guard.bulkhead.is_full;
    },
    quote: (alias, request) => ask(alias, 'quote', quoteReply, (port, signal) => port.quote(request, { signal })),
    bracketOf: async (alias, request) => (await guarded.sharedPort(alias)?.bracketOf?.(request)) ?? null,
    buy: (alias, purchase) => ask(alias, 'buy', buyReply, (port, signal) => port.buy(purchase, { signal })),
    findByClientRef: (alias, client_ref, heard = []) =>
      ask(alias, 'find', findReply, (port, signal) => port.findByClientRef(client_ref, { signal, heard })),
    track: (alias, code) => ask(alias, 'track', trackReply, (port, signal) => port.track(code, { signal })),
    cancel: (alias, code) => ask(alias, 'cancel', cancelReply, (port, signal) => port.cancel(code, { signal })),
    readMessage: async (alias, message) => (await guarded.find(alias))?.port.readMessage?.(message) ?? null,
    takesInstructions: (alias) => (guarded.sharedPort(alias)?.problems ?? null) !== null,
    problemTerms: (alias, code) =>
      ask(alias, 'problem', problemTermsReply, (port, signal) => deskOf(port).terms(code, { signal })),
    instruct: (alias, instruction) =>
      ask(alias, 'problem', instructReply, (port, signal) => deskOf(port).instruct(instruction, { signal })),
    findInstruction: (alias, code, client_ref) =>
      ask(alias, 'problem', findInstructionReply, (port, signal) => deskOf(port).find(code, client_ref, { signal })),
    withdrawInstruction: (alias, code) =>
      ask(alias, 'problem', withdrawReply, (port, signal) => deskOf(port).withdraw(code, { signal })),
    tellDriver: (alias, wish) =>
      ask(alias, 'problem', wishReply, (port, signal) => deskOf(port).tellDriver(wish, { signal })),
  };
}

function deskOf({ problems, profile }: CourierPort): ProblemDesk {
  if (problems === null) throw new Error(`${profile.alias} takes no instructions over an interface`);
  return problems;
}

class MalformedReply extends Error {}
class OutOfTime extends Error {}

function reasonOf(error: unknown): UnavailableReason {
  if (error instanceof OutOfTime) return 'timeout';
  return error instanceof MalformedReply ? 'malformed_reply' : 'failed';
}

/** Answers within the budget even when the courier ignores the signal. */
async function withBudget<T>(budget_ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const out_of_time = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new OutOfTime(`no answer within ${budget_ms} ms`);
      reject(error);
      stop.abort(error);
    }, budget_ms);
  });
  try {
    return await Promise.race([run(stop.signal), out_of_time]);
  } finally {
    clearTimeout(timer);
  }
}
