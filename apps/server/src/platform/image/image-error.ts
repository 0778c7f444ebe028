import { request } from '@sampan/messages/en/request';
import { fieldErrorOf, type FieldError } from '../errors.ts';

/** The error of a picture that is none we take. */
export function imageErrorOf(param: string): FieldError {
  return fieldErrorOf(param, 'validate.image_invalid', request['request.image_unreadable']);
}
