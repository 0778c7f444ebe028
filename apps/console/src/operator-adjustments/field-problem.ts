import { ApiError } from '@sampan/api-client';

/** What the server said about a field of a form; undefined when it said nothing. */
export function fieldProblem(failure: Error | null, param: string): string | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  return failure.errors.find((error) => error.param === param)?.message;
}
