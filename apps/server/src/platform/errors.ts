import { ERROR_CODES, type ErrorCode } from '@sampan/contract';
import { error as SENTENCES } from '@sampan/messages/en/error';

/** One field that is wrong: where, which message key with which values, and the key's sentence in English. */
export interface FieldError {
  param: string;
  code: string;
  /** What the sentence is filled with; `label` is a message key. */
  params?: Record<string, string>;
  message: string;
}

export interface DomainErrorDetails {
  /** Replaces the code's own sentence. */
  message?: string;
  detail?: string;
  errors?: FieldError[];
  /** What the caller needs to go on, e.g. the new quote. */
  data?: Record<string, unknown>;
  retry_after_s?: number;
  cause?: unknown;
}

/** What an error code says in English, the language the API answers in. */
export function sentenceOfCode(code: ErrorCode): string {
  return SENTENCES[`error.${code}`];
}

/** The one error verbs throw. One mapper turns it into the answer; its code decides the status. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: DomainErrorDetails;

  constructor(code: ErrorCode, details: DomainErrorDetails = {}) {
    super(details.message ?? sentenceOfCode(code), { cause: details.cause });
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERROR_CODES[this.code].status;
  }
}

/** One wrong field: where, which message key, its sentence, and what the sentence is filled with. */
export function fieldErrorOf(
  param: string,
  code: string,
  message: string,
  params: Readonly<Record<string, string>> = {},
): FieldError {
  return { param, code, ...(Object.keys(params).length > 0 ? { params: { ...params } } : {}), message };
}

/** Throws `invalid_input` when there is anything to say. */
export function refuseFields(errors: FieldError[]): void {
  if (errors.length > 0) throw new DomainError('invalid_input', { errors });
}
