import { ApiError } from '@sampan/api-client';

/** What the server said about a field of a form; undefined when it said nothing. */
export function fieldError(failure: Error | null, param: string): ApiError['errors'][number] | undefined {
  return failure instanceof ApiError ? failure.errors.find((error) => error.param === param) : undefined;
}
