import { useSearch } from '@tanstack/react-router';

/** What goes along from one way in to another: where to lead afterwards, and a friend's invite code. */
export interface AuthSearch {
  readonly next?: string;
  readonly ref?: string;
}

/** The search of a way in. Pages beside /auth, such as an invitation, have it as well. */
export function useAuthSearch(): AuthSearch {
  const { next, ref } = useSearch({ strict: false });
  return { ...(next === undefined ? {} : { next }), ...(ref === undefined ? {} : { ref }) };
}
