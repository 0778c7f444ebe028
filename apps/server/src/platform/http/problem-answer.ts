import { RETRYABLE, type Problem } from '@sampan/contract';
import { DomainError, sentenceOfCode } from '../errors.ts';

const DATABASE_GONE = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  '53100',
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let at: unknown = error; at instanceof Error && codes.length < 8; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') codes.push(at.code);
    if (
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after/u.test(
        at.message,
      )
    )
      codes.push('ECONNRESET');
  }
  return codes;
}

/** Turns whatever was thrown into the one error the caller sees. Never lets the inside out. */
export function domainErrorOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (codesOf(error).some((code) => DATABASE_GONE.has(code)))
    return new DomainError('unavailable', { cause: error, retry_after_s: 1 });
  return new DomainError('internal', { cause: error });
}

/** The answer's body: RFC 9457 with the fields of spec section 8. */
export function problemOf(error: DomainError, request_id: string): Problem {
  const errors = error.details.errors ?? [];
  const first = errors[0];
  return {
    type: `https://sampan.example/problems/${error.code}`,
    title: sentenceOfCode(error.code),
    status: error.status,
    code: error.code,
    error_code: error.code,
    message: error.message,
    detail: error.details.detail ?? first?.message ?? error.message,
    ...(first ? { param: first.param } : {}),
    errors,
    request_id,
    retryable: RETRYABLE.has(error.code),
    ...(error.details.data ? { data: error.details.data } : {}),
  };
}
