import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import { SocialTokenRefused, SocialUnavailable, type SocialLogin, type SocialProof } from '../../ports/social-login.ts';

export interface FacebookSettings {
  app_id: string;
  app_secret: string;
  /** Where the Graph API answers, with its version; another one in tests. */
  graph_url: string;
  authorize_url: string;
  clock: Clock;
}

/** A person waits for the answer. */
const TIMEOUT_MS = 5_000;
/** Error codes that are about the person's token; every other one is about our settings, or Facebook's own trouble. */
const REFUSALS = {
  /** The token is of another app: the same code as for any parameter it cannot use, and only the token is not ours. */
  debug_token: [100],
  /** The session ended, or the person took the permission back, since the token was inspected. */
  me: [102, 190],
};

const debugged = v.object({
  data: v.object({
    app_id: v.nullish(v.union([v.string(), v.number()]), ''),
    type: v.nullish(v.string(), ''),
    is_valid: v.nullish(v.boolean(), false),
    /** 0: never. */
    expires_at: v.nullish(v.number(), 0),
    user_id: v.nullish(v.union([v.string(), v.number()]), ''),
  }),
});
const person = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.nullish(v.string(), ''),
  name: v.nullish(v.string(), ''),
});
const failure = v.object({ error: v.object({ code: v.number() }) });

/**
 * Sign-in with Facebook. A token is first inspected with the app's own name and secret: tokens of other apps, of pages and
 * dead ones are refused. Then the person is asked for, with the proof that the question comes from the app's server.
 */
export function createFacebookLogin(settings: FacebookSettings): SocialLogin {
  const { app_id, app_secret, clock } = settings;
  return {
    provider: 'facebook',
    client: {
      authorize_url: settings.authorize_url,
      client_id: app_id,
      response_type: 'token',
      scope: 'email,public_profile',
      is_demo: false,
    },
    async verify(token): Promise<SocialProof> {
      const { data } = await ask(settings, 'debug_token', debugged, {
        input_token: token,
        access_token: `${app_id}|${app_secret}`,
      });
      if (String(data.app_id) !== app_id) throw new SocialTokenRefused('app_id is not ours');
      if (!data.is_valid || data.type !== 'USER') throw new SocialTokenRefused('is_valid is false');
      if (data.expires_at !== 0 && data.expires_at * 1_000 <= clock.now()) throw new SocialTokenRefused('expired');
      const { id, email, name } = await ask(settings, 'me', person, {
        fields: 'id,email,name',
        access_token: token,
        appsecret_proof: createHmac('sha256', app_secret).update(token).digest('hex'),
      });
      if (id !== String(data.user_id)) throw new SocialTokenRefused('user_id is another one');
      // Facebook hands out an address only after its owner confirmed it, and leaves the field out otherwise.
      return { subject: id, email, is_email_verified: email !== '', name };
    },
  };
}

async function ask<S extends v.GenericSchema>(
  { graph_url }: FacebookSettings,
  path: keyof typeof REFUSALS,
  schema: S,
  query: Record<string, string>,
): Promise<v.InferOutput<S>> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`${graph_url}/${path}?${new URLSearchParams(query).toString()}`, {
      headers: { Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    body = await response.json();
  } catch {
    // The cause would name the address, and with it the token.
    throw new SocialUnavailable(`${path} did not answer`);
  }
  const failed = v.safeParse(failure, body);
  if (failed.success && REFUSALS[path].includes(failed.output.error.code))
    throw new SocialTokenRefused(`${path} answered ${failed.output.error.code}`);
  const read = v.safeParse(schema, body);
  if (!response.ok || !read.success) throw new SocialUnavailable(`${path} answered ${response.status}`);
  return read.output;
}
