import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { isRecord, readStored, writeStored } from '../storage/storage.port.ts';
import type { StoragePort } from '../storage/storage.port.ts';

/** What may be agreed to, one by one. */
export type Purpose = 'page_views' | 'chat';
export type Consent = 'given' | 'refused' | 'unasked';
type Answers = Readonly<Record<Purpose, Consent>>;

const KEY = 'sampan.consent';

export interface ConsentStoreOptions {
  storage: StoragePort;
  /** Whether the law asks for consent before a visit is counted. */
  asksFirst: () => boolean;
  /** The browser says no for its person: Global Privacy Control, or Do Not Track. */
  says_no: boolean;
}

export interface ConsentStore {
  readonly $answers: ReadableAtom<Answers>;
  /** Whether the purpose may be followed now: a chat after consent alone, in every country. */
  readonly allows: (purpose: Purpose) => boolean;
  /** Whether the person has to be asked about page views. A browser that says no has answered. */
  readonly hasQuestion: () => boolean;
  /** Keeps the answer. A refusal takes back what was given. */
  readonly answer: (purpose: Purpose, consent: 'given' | 'refused') => void;
}

const consentOf = (value: unknown): Consent => (value === 'given' || value === 'refused' ? value : 'unasked');

/** The kept answers; whatever else stands in the storage counts as not asked. */
export function readConsent(storage: StoragePort): Answers {
  const kept = readStored(storage, KEY, (value) => (isRecord(value) ? value : null));
  return { page_views: consentOf(kept?.['page_views']), chat: consentOf(kept?.['chat']) };
}

/** What the person of this browser agreed to, kept in this browser alone. */
export function createConsentStore({ storage, asksFirst, says_no }: ConsentStoreOptions): ConsentStore {
  const $answers = atom(readConsent(storage));
  const is_open = () => $answers.get().page_views === 'unasked' && !says_no;
  return {
    $answers,
    allows: (purpose) => $answers.get()[purpose] === 'given' || (purpose === 'page_views' && is_open() && !asksFirst()),
    hasQuestion: () => is_open() && asksFirst(),
    answer: (purpose, consent) => {
      const answers = { ...$answers.get(), [purpose]: consent };
      writeStored(storage, KEY, answers);
      $answers.set(answers);
    },
  };
}
