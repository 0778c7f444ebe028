import type { FieldError } from '../errors.ts';
import { issueErrorOf } from '../issue-error.ts';

/** The error of a picture that is none we take. */
export function imageErrorOf(param: string): FieldError {
  return issueErrorOf(param, 'validate.image_invalid');
}
