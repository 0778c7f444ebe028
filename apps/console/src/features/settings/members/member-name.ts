import type { Member } from '@sampan/contract';

/** How people are called: by name, and by email until they said one. */
export function nameOf({ name, email }: Pick<Member, 'name' | 'email'>): string {
  return name === '' ? email : name;
}
