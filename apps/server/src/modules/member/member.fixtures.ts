import { endpoints, type Invitation, type Session } from '@sampan/contract';
import type { TestApp } from '../../test-app.fixtures.ts';

/** A password that the strict rule takes. */
export const PASSWORD = 'Perahu#2026';

/** The newest invitation that was mailed to somebody: what stands behind the `#` of its link. */
export async function mailedSecret(app: TestApp, email: string): Promise<string> {
  const { rows } = await app.database.pool.query<{ text: string }>(
    `select payload->>'text' as text from outbox where topic = 'mail' and payload->>'to' = $1 order by seq desc limit 1`,
    [email],
  );
  return /\/auth\/invitation#(\S+)/u.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

/** Invites somebody: the invitation, and the secret of its link. */
export async function invited(
  app: TestApp,
  token: string,
  email: string,
  role: Invitation['role'] = 'staff',
): Promise<Invitation & { secret: string }> {
  const { status, body } = await app.call<Invitation>(endpoints.inviteMember, { token, body: { email, role } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { ...body, secret: await mailedSecret(app, email) };
}

/** Somebody who joined the company of the token's owner. */
export async function joined(
  app: TestApp,
  token: string,
  email: string,
  role: Invitation['role'] = 'staff',
): Promise<Session> {
  const { secret } = await invited(app, token, email, role);
  const { status, body } = await app.call<Session>(endpoints.acceptInvitation, {
    body: { token: secret, name: 'Marcus Lim', password: PASSWORD, is_read: true },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}
