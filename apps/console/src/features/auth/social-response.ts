import type { SocialClient, SocialProvider } from '@sampan/contract';

/** What this tab remembers while somebody is away at a provider. */
export interface SocialFlow {
  readonly provider: SocialProvider;
  /** `link` connects the provider to whoever is signed in. */
  readonly purpose: 'sign_in' | 'link';
  /** Comes back unchanged: proves that the answer is to the question of this tab. */
  readonly state: string;
  /** Stands inside an ID token: it was made for this question and is good for no other. */
  readonly nonce: string;
  /** Where to lead after the sign-in. */
  readonly next: string | null;
  /** Epoch milliseconds. */
  readonly began_at: number;
}

/** What a provider led back with. */
export type SocialResponse =
  | { readonly kind: 'token'; readonly flow: SocialFlow; readonly access_token: string }
  | { readonly kind: 'cancelled' | 'failed'; readonly flow: SocialFlow }
  /** Asked by nobody here: another tab, too long ago, or somebody who wants us to be signed in as them. */
  | { readonly kind: 'stale'; readonly flow: null };

/** Where the providers lead back to; each has to know it beforehand. */
export const SOCIAL_RETURN_PATH = '/auth/social';

/** Nobody takes longer to sign in at a provider. */
const FLOW_LIFE_MS = 15 * 60_000;

/** The page of the provider that asks, with everything it needs to lead back (OAuth 2, OpenID Connect). */
export function socialAddress(client: SocialClient, flow: Pick<SocialFlow, 'state' | 'nonce'>, origin: string): string {
  const url = new URL(client.authorize_url, origin);
  url.searchParams.set('client_id', client.client_id);
  url.searchParams.set('redirect_uri', `${origin}${SOCIAL_RETURN_PATH}`);
  url.searchParams.set('response_type', client.response_type);
  url.searchParams.set('scope', client.scope);
  url.searchParams.set('state', flow.state);
  if (client.response_type === 'id_token') {
    url.searchParams.set('nonce', flow.nonce);
    // People share computers: they choose who they are each time.
    url.searchParams.set('prompt', 'select_account');
  }
  return url.href;
}

/**
 * Reads what a provider led back with. Tokens stand in the fragment; refusals in the fragment at Google and in the query
 * at Facebook. An answer counts only with the state of the question that this tab asked.
 */
export function readSocialResponse(
  address: { readonly hash: string; readonly search: string },
  flow: SocialFlow | null,
  now_ms: number,
): SocialResponse {
  const fragment = new URLSearchParams(address.hash.replace(/^#/u, ''));
  const query = new URLSearchParams(address.search);
  const read = (name: string) => fragment.get(name) ?? query.get(name);
  if (flow === null || read('state') !== flow.state || now_ms - flow.began_at > FLOW_LIFE_MS)
    return { kind: 'stale', flow: null };
  const error = read('error');
  if (error !== null) return { kind: error === 'access_denied' ? 'cancelled' : 'failed', flow };
  // A token in the query has been seen by a server and its log: no provider puts it there.
  const access_token = fragment.get('id_token') ?? fragment.get('access_token');
  return access_token === null ? { kind: 'failed', flow } : { kind: 'token', flow, access_token };
}
