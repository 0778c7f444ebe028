const UNIQUE_VIOLATION = '23505';

/** True when the database refused a row because there is one like it already. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === UNIQUE_VIOLATION) return true;
  return false;
}
