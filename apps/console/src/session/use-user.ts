import { useStore } from '@nanostores/react';
import type { User } from '@sampan/contract';
import { useRef } from 'react';
import { $user } from './session.store.ts';

/**
 * The signed-in person, for screens behind the guard of private pages. While the page of a session that just ended is
 * being left, it still gives the person who was there.
 */
export function useUser(): User {
  const user = useStore($user);
  const last = useRef(user);
  if (user !== null) last.current = user;
  if (last.current === null) throw new Error('useUser is for pages of signed-in people');
  return last.current;
}
