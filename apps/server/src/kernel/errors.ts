import { ERROR_CODES, type ErrorCode } from '@sampan/contract';

/** One field that is wrong: where, which message key, and the key's sentence in English. */
export interface FieldError {
  param: string;
  code: string;
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

/** The one error verbs throw. One mapper turns it into the answer; its code decides the status. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: DomainErrorDetails;

  constructor(code: ErrorCode, details: DomainErrorDetails = {}) {
    super(details.message ?? ERROR_CODES[code].message, { cause: details.cause });
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERROR_CODES[this.code].status;
  }
}

/** An `invalid_input` that names one field. */
export function fieldError(param: string, code: string, message: string): DomainError {
  return new DomainError('invalid_input', { errors: [{ param, code, message }] });
}
