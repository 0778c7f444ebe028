import type { SocialClient, SocialProvider } from '@sampan/contract';

/** Who somebody is, as a provider of sign-ins vouches for it. */
export interface SocialProof {
  /** The provider's own id of the person: never changes and is never given to another one. */
  subject: string;
  /** Empty when the provider knows none or was not allowed to say it. */
  email: string;
  /** True only where the provider itself proved that the mailbox is theirs. */
  is_email_verified: boolean;
  /** Empty when it was not told. */
  name: string;
}

/** Checks the tokens of one provider (trust 4.20). */
export interface SocialLogin {
  readonly provider: SocialProvider;
  readonly client: Omit<SocialClient, 'provider'>;
  /**
   * Who a token stands for. `nonce` is what the page sent along when it asked for the token; an ID token that carries one
   * is good for whoever knows it only.
   *
   * @throws SocialTokenRefused for a token that is not the provider's, not for us, or no longer valid.
   * @throws SocialUnavailable when the provider cannot be asked.
   */
  verify(token: string, nonce: string | null): Promise<SocialProof>;
}

/** Somebody whom the stand-in of the demo profile knows. Nobody of them exists. */
export interface DemoPerson {
  /** The subject of the tokens. */
  id: string;
  name: string;
  email: string;
  is_email_verified: boolean;
  /** What becomes of a sign-in with this person on a fresh demo. */
  role: 'new' | 'existing' | 'unverified';
}

/** The provider where no account anywhere is needed: a page of ours asks who one wants to be. */
export interface DemoSocialLogin extends SocialLogin {
  readonly people: readonly DemoPerson[];
  /** A token for somebody, as a provider hands it to the page that asked with `nonce`. */
  issue(person: DemoPerson, nonce: string): Promise<string>;
}

export type SocialLogins = Readonly<Record<SocialProvider, SocialLogin | null>>;

/** A token that proves nothing to us. Its text says which check failed, and never holds the token. */
export class SocialTokenRefused extends Error {
  override readonly name = 'SocialTokenRefused';
}

/** The refusal of a token that was asked for by another sign-in than this one. */
export const otherNonce = (): SocialTokenRefused => new SocialTokenRefused('nonce is another one');

/** The provider did not answer, or answered something else than its documentation says. */
export class SocialUnavailable extends Error {
  override readonly name = 'SocialUnavailable';
}
