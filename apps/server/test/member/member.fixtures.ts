import { endpoints, type Invitation, type Session } from '@sampan/contract';
import type { TestApp } from '../app/test-app.fixtures.ts';

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

/** A call of every endpoint of members, on people who joined for it. */
export async function memberSamples(app: TestApp, token: string, mailOf: (who: string) => string) {
  const colleague = await joined(app, token, mailOf('colleague'));
  const leaver = await joined(app, token, mailOf('leaver'));
  const awaited = await invited(app, token, mailOf('awaited'));
  const late = await invited(app, token, mailOf('late'));
  const unwanted = await invited(app, token, mailOf('unwanted'));
  return {
    listMembers: { query: { page: '1', per_page: '10' } },
    listInvitations: { query: { page: '1', per_page: '10' } },
    inviteMember: { body: { email: mailOf('invited'), role: 'staff_ro' } },
    resendInvitation: { params: { id: late.id } },
    revokeInvitation: { params: { id: unwanted.id } },
    parseInvitation: { body: { token: awaited.secret } },
    acceptInvitation: {
      body: { token: awaited.secret, name: 'Marcus Lim', password: PASSWORD, language: 'en', is_read: true },
    },
    changeMemberRole: { params: { id: colleague.user.id }, body: { role: 'staff_ro' } },
    removeMember: { params: { id: leaver.user.id } },
  };
}
