import type { SocialProvider } from '@sampan/contract';

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

/** What a browser needs to ask the provider for a token: nothing of it is secret. */
export interface SocialClient {
  authorize_url: string;
  client_id: string;
  response_type: 'id_token' | 'token';
  scope: string;
}

/** Checks the tokens of one provider (trust 4.20). */
export interface SocialLogin {
  readonly provider: SocialProvider;
  readonly client: SocialClient;
  /**
   * Who a token stands for. `nonce` is what the page sent along when it asked for the token; an ID token that carries one
   * is good for whoever knows it only.
   *
   * @throws SocialTokenRefused for a token that is not the provider's, not for us, or no longer valid.
   * @throws SocialUnavailable when the provider cannot be asked.
   */
  verify(token: string, nonce: string | null): Promise<SocialProof>;
}

export type SocialLogins = Readonly<Record<SocialProvider, SocialLogin | null>>;

/** A token that proves nothing to us. Its text says which check failed, and never holds the token. */
export class SocialTokenRefused extends Error {
  override readonly name = 'SocialTokenRefused';
}

/** The provider did not answer, or answered something else than its documentation says. */
export class SocialUnavailable extends Error {
  override readonly name = 'SocialUnavailable';
}
