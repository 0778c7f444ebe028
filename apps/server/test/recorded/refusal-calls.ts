import { readFileSync } from 'node:fs';
import type { Company } from './companies.ts';
import type { Recorder } from './recorder.ts';

/** A line for each endpoint of the recorded commit: who may call it, method, path, `body` if it takes one. */
const ENDPOINTS = readFileSync(new URL('endpoints.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const NOBODY = '00000000-0000-7000-8000-000000000000';

/** What ends the session or the data of those who call. */
const ENDING = /\/logout$|DELETE .*\/me\/|\/me\/password|accept_locad|social_login/u;

/** Every endpoint without a sign-in, with an id that nobody has, and with a body that holds nothing or something unknown. */
export async function refusalCalls({ call }: Recorder, { token }: Company, admin: string): Promise<void> {
  for (const line of ENDPOINTS) {
    const [access = '', method = '', path = '', body] = line.split(' ');
    const what = `${method} ${path.replaceAll(/\{part\}/gu, 'shipping_address').replaceAll(/\{\w+\}/gu, NOBODY)}`;
    const by = access === 'admin' ? admin : access === 'public' ? undefined : token;
    if (access !== 'public') await call(what, { note: 'signed out', ...(body ? { body: {} } : {}) });
    if (access === 'admin') await call(what, { note: 'no admin', by: token, ...(body ? { body: {} } : {}) });
    if (ENDING.test(line)) continue;
    if (body) await call(what, { note: 'empty body', by, body: {} });
    if (body) await call(what, { note: 'unknown field', by, body: { price_i_want: 1 } });
    if (body) await call(what, { note: 'half a body', by, body: '{"half":' });
    if (!body && path.includes('{')) await call(what, { note: 'nobody has it', by });
  }
}
