import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const FACEBOOK_APP = { app_id: '233668646673605', app_secret: '33b17e044ee6a4fa383f46ec6e28ea1d' };

/** A person's token as Facebook keeps it. */
export interface FacebookToken {
  app_id: string;
  user_id: string;
  is_valid?: boolean;
  type?: string;
  expires_at?: number;
  /** Who `/me` says it is; `user_id` when it is left out. */
  me_id?: string;
  email?: string;
  name?: string;
}

export interface FacebookStandIn {
  graph_url: string;
  authorize_url: string;
  tokens: Map<string, FacebookToken>;
  /** Answered instead of anything else. */
  outage: { status: number; body: string } | null;
  /** Answered by `/me` instead of the person. */
  me_error: number | null;
  close(): Promise<void>;
}

/** Facebook's Graph API on this machine: refuses what its documentation does not allow. */
export async function startFacebookStandIn(): Promise<FacebookStandIn> {
  const { app_id, app_secret } = FACEBOOK_APP;
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    const fail = (code: number, message: string) =>
      answer(400, { error: { message, type: 'OAuthException', code, fbtrace_id: 'A1' } });
    if (stand_in.outage) return answer(stand_in.outage.status, stand_in.outage.body);
    const url = new URL(request.url ?? '/', 'http://graph');
    const ask = (name: string) => url.searchParams.get(name) ?? '';
    if (url.pathname === '/v25.0/dialog/oauth') {
      if (ask('client_id') !== app_id || !URL.canParse(ask('redirect_uri'))) return fail(101, 'Invalid App ID');
      // The one person this dialog knows says no.
      const refusal = new URLSearchParams({ error: 'access_denied', error_reason: 'user_denied', state: ask('state') });
      const [token] = stand_in.tokens.keys();
      const consent = new URLSearchParams({ access_token: token ?? '', expires_in: '5184000', state: ask('state') });
      const tail = token === undefined ? `?${refusal.toString()}#_=_` : `#${consent.toString()}`;
      response.writeHead(302, { Location: `${ask('redirect_uri')}${tail}` });
      return response.end();
    }
    if (url.pathname === '/v25.0/debug_token') {
      if (ask('access_token') !== `${app_id}|${app_secret}`) return fail(190, 'Invalid OAuth access token signature.');
      const token = stand_in.tokens.get(ask('input_token'));
      if (!token)
        return answer(200, { data: { error: { code: 190, message: 'Malformed' }, is_valid: false, scopes: [] } });
      if (token.app_id !== app_id && token.is_valid !== true)
        return fail(100, 'The App_id in the input_token did not match the Viewing App');
      const { user_id, type = 'USER', is_valid = true, expires_at = 0 } = token;
      return answer(200, {
        data: { app_id: token.app_id, type, application: 'Sampan', expires_at, is_valid, scopes: ['email'], user_id },
      });
    }
    if (url.pathname !== '/v25.0/me') return fail(2_500, 'Unknown path components');
    const token = stand_in.tokens.get(ask('access_token'));
    if (!token) return fail(190, 'Invalid OAuth access token.');
    if (stand_in.me_error !== null) return fail(stand_in.me_error, 'Error validating access token');
    const proof = createHmac('sha256', app_secret).update(ask('access_token')).digest('hex');
    if (ask('appsecret_proof') !== proof) return fail(100, 'Invalid appsecret_proof provided in the API argument');
    if (ask('fields') !== 'id,email,name') return fail(100, 'Tried accessing nonexisting field');
    const { user_id, me_id = user_id, email, name = 'Amelia Goh' } = token;
    return answer(200, { id: me_id, name, ...(email === undefined ? {} : { email }) });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stand_in: FacebookStandIn = {
    graph_url: `${origin}/v25.0`,
    authorize_url: `${origin}/v25.0/dialog/oauth`,
    tokens: new Map(),
    outage: null,
    me_error: null,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return stand_in;
}
