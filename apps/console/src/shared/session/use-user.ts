import { useStore } from '@nanostores/react';
import type { User } from '@sampan/contract';
import { $user } from './session.store.ts';

/** Who was signed in last: a page that is drawn while a session ends has nobody else to speak of. */
let last: User | null = $user.get();
$user.listen((user) => {
  if (user !== null) last = user;
});

/**
 * The signed-in person, for screens behind the guard of private pages. While the page of a session that just ended is
 * being left, it still gives the person who was there, also to parts that arrive only now.
 */
export function useUser(): User {
  const user = useStore($user) ?? last;
  if (user === null) throw new Error('useUser is for pages of signed-in people');
  return user;
}
