import type { SocialClient } from '@sampan/contract';
import { $session } from '../../shared/session/session.store.ts';
import { readSocialResponse, socialAddress, type SocialResponse, type SocialFlow } from './social-response.ts';

/** Of this tab alone; it outlives the way to the provider and back. */
const STORAGE_KEY = 'sampan.social';

let received: SocialResponse | null = null;

function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function takeFlow(): SocialFlow | null {
  try {
    const kept = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return kept === null ? null : (JSON.parse(kept) as SocialFlow);
  } catch {
    // A browser without storage: the answer will be told apart from a forged one by nobody, so it is not taken.
    return null;
  }
}

/** Leaves for the provider's page, in this very tab: in-app browsers have no other windows. */
export function beginSocialFlow(client: SocialClient, { purpose, next }: Pick<SocialFlow, 'purpose' | 'next'>): void {
  const flow: SocialFlow = {
    provider: client.provider,
    purpose,
    next,
    state: randomText(),
    nonce: randomText(),
    began_at: Date.now(),
  };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(flow));
  } catch {
    // Nothing is remembered: the way back says that the sign-in is no longer open.
  }
  window.location.assign(socialAddress(client, flow, window.location.origin));
}

/**
 * Takes the answer out of the address, once: the flow it belongs to is forgotten with it. Undefined when the address holds
 * none; else where to lead afterwards, for the clean address that takes its place.
 */
export function receiveSocialResponse(address: { hash: string; searchStr: string }): string | null | undefined {
  const { hash, searchStr } = address;
  if (!/[#&?](?:state|error|id_token|access_token)=/u.test(`#${hash.replace(/^#/u, '')}${searchStr}`)) return undefined;
  received = readSocialResponse({ hash, search: searchStr }, takeFlow(), Date.now());
  return received.flow?.next ?? null;
}

/** Whether the page of the answer has work for whoever is here: connecting needs a session, signing in needs none. */
export function isSocialResponseForHere(): boolean {
  const is_linking = received?.flow?.purpose === 'link';
  return is_linking === ($session.get() !== null);
}

/** The answer that was received in this visit; `stale` after a reload. */
export function receivedSocialResponse(): SocialResponse {
  return received ?? { kind: 'stale', flow: null };
}
