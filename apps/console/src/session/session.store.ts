import { DEFAULT_COUNTRY, isCountryCode, type CountryCode } from '@sampan/country-rules';
import type { Session, User } from '@sampan/contract';
import { atom, computed } from 'nanostores';
import { readStored, writeStored } from '../app/stored-value.ts';

const SESSION_KEY = 'sampan.session';
const COUNTRY_KEY = 'sampan.country';

export interface SignedIn {
  readonly token: string;
  readonly user: User;
}

function readSession(): SignedIn | null {
  const text = readStored(SESSION_KEY);
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<SignedIn> | null;
    return typeof value?.token === 'string' && typeof value.user?.id === 'string' ? (value as SignedIn) : null;
  } catch {
    return null;
  }
}

/** Who is signed in here; kept across reloads (spec section 3, Client session state). */
export const $session = atom<SignedIn | null>(readSession());

export const $user = computed($session, (session) => session?.user ?? null);

function readCountry(): CountryCode | null {
  const text = readStored(COUNTRY_KEY);
  return isCountryCode(text) ? text : null;
}

/** The country chosen before anybody signed in. */
export const $visitorCountry = atom<CountryCode | null>(readCountry());

/** The country of the page: the user's, else the chosen one, else Singapore (spec section 9). */
export const $country = computed([$user, $visitorCountry], (user, visitor): CountryCode => user?.country_code ?? visitor ?? DEFAULT_COUNTRY);

/** Starts a session with what login or register answered. */
export function startSession({ token, user }: Pick<Session, 'token' | 'user'>): void {
  keep({ token, user });
}

/** Newer facts about the same user; ignored after sign-out. */
export function updateSessionUser(user: User): void {
  const session = $session.get();
  if (session === null || session.user.id !== user.id) return;
  keep({ token: session.token, user });
}

/** Forgets the session in this browser. */
export function endSession(): void {
  $session.set(null);
  writeStored(SESSION_KEY, null);
}

/** Remembers the country of a visitor who is not signed in; null forgets it. */
export function setVisitorCountry(country: CountryCode | null): void {
  $visitorCountry.set(country);
  writeStored(COUNTRY_KEY, country);
}

function keep(session: SignedIn): void {
  $session.set(session);
  writeStored(SESSION_KEY, JSON.stringify(session));
}

if (typeof window !== 'undefined') {
  // Another tab signed in or out: this one follows, or its calls would speak for somebody else.
  window.addEventListener('storage', (event) => {
    if (event.key === SESSION_KEY) $session.set(readSession());
  });
}
