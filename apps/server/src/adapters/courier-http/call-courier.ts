import * as v from 'valibot';
import {
  EgressError,
  type Egress,
  type EgressAnswer,
  type EgressFailure,
  type EgressRequest,
} from '../../ports/egress.ts';
import { parseForeignJson } from '../../platform/parse-foreign-json.ts';

/** A label of many pages stays below this. */
const MAX_ANSWER_BYTES = 8_000_000;
/** Answers that say something about us or about the moment, not about the parcel: the result is unknown. */
const NOT_ABOUT_THE_PARCEL: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

export interface CourierAnswer {
  status: number;
  text: string;
  bytes: Uint8Array;
}

/** The courier objected to what it was asked: a definite answer, in words for people. Every other error means "unknown". */
export class CourierObjection extends Error {
  override readonly name = 'CourierObjection';
  readonly status: number;
  readonly code: string;

  constructor(message: string, options: { status?: number; code?: string } = {}) {
    super(message.replaceAll(/\s+/gu, ' ').trim().slice(0, 250));
    this.status = options.status ?? 400;
    this.code = options.code ?? '';
  }
}

/**
 * Calls a courier through the guarded way out. Answers 2xx and 4xx that are about the request; throws for everything else.
 * No address is in what it throws: some couriers take secrets there.
 */
export async function callCourier(egress: Egress, request: Omit<EgressRequest, 'max_bytes'>): Promise<CourierAnswer> {
  const answer: EgressAnswer = await egress.send({ ...request, max_bytes: MAX_ANSWER_BYTES });
  const { status, body } = answer;
  if (status < 200 || status >= 500 || (status >= 300 && status < 400) || NOT_ABOUT_THE_PARCEL.has(status))
    throw new CourierStatusError(status);
  return { status, text: body, bytes: answer.bytes ?? Buffer.from(body) };
}

/** An answer that says nothing about the parcel. */
export class CourierStatusError extends Error {
  override readonly name = 'CourierStatusError';
  readonly status: number;
  constructor(status: number) {
    super(`the courier answered ${status}`);
    this.status = status;
  }
}

/** The courier does not take the account that was named to it, and says so in words of its own. */
export class AccountRefused extends Error {
  override readonly name = 'AccountRefused';
}

/** Whether a call failed because the courier does not take the account. */
export function isAccountRefused(error: unknown): boolean {
  if (error instanceof AccountRefused) return true;
  return error instanceof CourierStatusError && (error.status === 401 || error.status === 403);
}

/** The JSON of an answer in the form that was expected. Throws for any other: the result is unknown then. */
export function readAnswer<S extends v.GenericSchema>({ text }: Pick<CourierAnswer, 'text'>, schema: S) {
  return v.parse(schema, parseForeignJson(text));
}

export const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' } as const;

/** Refused at the door, or never on its way: a courier that cannot be asked afterwards has nothing for sure. */
const AT_THE_DOOR: ReadonlySet<number> = new Set([401, 403, 429]);
const NOT_SENT: ReadonlySet<EgressFailure> = new Set([
  'blocked_address',
  'unresolvable',
  'connect_timeout',
  'connect_failed',
  'tls_failed',
]);

/** Whether a call that failed certainly changed nothing at the courier. */
export function wasNeverTaken(error: unknown): error is CourierStatusError | EgressError | AccountRefused {
  if (error instanceof AccountRefused) return true;
  if (error instanceof CourierStatusError) return AT_THE_DOOR.has(error.status);
  return error instanceof EgressError && NOT_SENT.has(error.code);
}
