import { useNavigation } from '../../shared/routing/navigation.tsx';
import { textParam } from '../../shared/routing/search-param.ts';

/** What goes along from one way in to another: where to lead afterwards, and a friend's invite code. */
export interface AuthSearch {
  readonly next?: string;
  readonly ref?: string;
}

/** The search of a way in. Pages beside /auth, such as an invitation, have it as well. */
export function useAuthSearch(): AuthSearch {
  const { search } = useNavigation();
  const [next, ref] = [textParam(search['next']), textParam(search['ref'])];
  return { ...(next === undefined ? {} : { next }), ...(ref === undefined ? {} : { ref }) };
}
