import { pino, type DestinationStream, type Logger } from 'pino';
import { traceOfLog } from './tracing/span.ts';

const EMAIL = /[^\s@"'(<]+@[^\s@"')>]+/gu;
/** Phones, cards, codes: what a log needs of numbers is shorter. */
const LONG_NUMBER = /\+?\d(?:[ -]?\d){6,}/gu;
/** What the query builder adds to its errors: every value of the query, people and secrets among them. */
const PARAMETERS = /\nparams:[\s\S]*?(?=\n {4}at |$)/gu;
const DEPTH = 4;

function withoutPeople(text: string): string {
  return text.replaceAll(PARAMETERS, '').replaceAll(EMAIL, '[email]').replaceAll(LONG_NUMBER, '[number]');
}

/**
 * An error as a log may have it (trust A8): what it is and where it happened. What the database says beside that
 * (`detail`, `where`, values of the query) names people and is left out.
 */
export function loggableError(error: unknown, depth = DEPTH): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutPeople(String(error)) };
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : null;
  return {
    type: error.name,
    message: withoutPeople(error.message),
    ...(code === null ? {} : { code }),
    stack: withoutPeople(error.stack ?? ''),
    ...(error.cause === undefined || depth === 0 ? {} : { cause: loggableError(error.cause, depth - 1) }),
  };
}

/**
 * The server's log: one line of JSON for each entry, without secrets and without people, with the trace it belongs to.
 *
 * @param secrets values that no line may have, wherever they come from, such as the text of somebody else's error
 */
export function createLog(level: string, secrets: readonly string[] = [], destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: ['*.password', '*.token', '*.authorization', 'token', 'password'],
      mixin: traceOfLog,
      serializers: { err: (error: unknown) => loggableError(error) },
      hooks: {
        streamWrite: (line) => secrets.reduce((text, secret) => text.replaceAll(secret, '[secret]'), line),
      },
    },
    destination ?? pino.destination(1),
  );
}
