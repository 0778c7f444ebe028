import { endpoints, type Session } from '@sampan/contract';
import type { CallOptions, TestApp } from '../app/test-app.fixtures.ts';
import { processMailRequests } from '../../src/modules/identity/sign-in/index.ts';

export const PASSWORD = 'Kaya#Toast1';

export interface TestMessage {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  html: string | null;
}

/** Everything that was sent to an email or a phone, newest first; what was asked for and not yet answered is, by this call. */
export async function messagesTo(app: TestApp, to: string): Promise<TestMessage[]> {
  while ((await processMailRequests(app.ctx)) > 0);
  const query = { to, per_page: '100' };
  return (await app.call<{ records: TestMessage[] }>(endpoints.listOutbox, { query })).body.records;
}

/** The six digits of the newest message; '' when there are none. */
export async function codeSentTo(app: TestApp, to: string): Promise<string> {
  const [newest] = await messagesTo(app, to);
  return /\b\d{6}\b/u.exec(newest?.text ?? '')?.[0] ?? '';
}

/** The token of the newest reset link; '' when there is none. */
export async function resetTokenSentTo(app: TestApp, to: string): Promise<string> {
  const [newest] = await messagesTo(app, to);
  return /reset-password#token=([\w-]+)/u.exec(newest?.text ?? '')?.[1] ?? '';
}

/** Six digits that are another code. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Opens an account as the register form does. */
export async function registered(app: TestApp, email: string, change: object = {}): Promise<Session> {
  const body = { email, password: PASSWORD, country_code: 'SG', is_read: true, ...change };
  const answer = await app.call<Session>(endpoints.register, { body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

/** The same, with the email proved by the code that was sent. */
export async function verified(app: TestApp, email: string, change: object = {}): Promise<Session> {
  const session = await registered(app, email, change);
  const body = { email, otp: await codeSentTo(app, email) };
  const answer = await app.call(endpoints.verifyMail, { token: session.token, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return session;
}

export async function signedIn(app: TestApp, email: string, options: CallOptions & { password?: string } = {}) {
  const { password = PASSWORD, ...call } = options;
  return (await app.call<Session>(endpoints.login, { ...call, body: { email, password } })).body;
}

/** Asks for another email; answers the code that was sent to it. */
export async function startedEmailChange(app: TestApp, { token }: Session, email: string) {
  const answer = await app.call(endpoints.startEmailChange, { token, body: { email, password: PASSWORD } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return { token, otp: await codeSentTo(app, email) };
}
