/** Joins class names and drops what is empty, so that a condition can stand in the list. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
