/** Pages whose address holds a secret, or a person's parcel. They are not counted at all. */
const UNCOUNTED = [
  '/customer',
  '/pay/',
  '/auth/reset-password',
  '/auth/invitation',
  '/auth/social',
  '/stores/callback',
];
/** A word of ours, perhaps with the number of a step before it. IDs, numbers and codes are none. */
const WORD = /^(?:\d\+)?[a-z][a-z_-]*$/u;

/**
 * The path of a page as a counting service may know it: an ID stands as `:id`. Null for pages that are not counted. The texts
 * of the public site are everybody's, so their paths are told whole.
 */
export function countedPath(path: string, is_public: boolean): string | null {
  if (is_public) return path;
  if (UNCOUNTED.some((begin) => path.startsWith(begin))) return null;
  return path
    .split('/')
    .map((part) => (part === '' || WORD.test(part) ? part : ':id'))
    .join('/');
}
