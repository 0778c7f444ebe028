import { endpoints, type Session, type User } from '@sampan/contract';
import type { TestApp } from '../app/test-app.fixtures.ts';

export const ADMIN = 'admin@demo.sampan.test';
export const REASON = 'They asked why a label was refused';

/** A token of the admin for acting in the name of somebody of the demo. */
export async function grantFor(app: TestApp, email: string): Promise<string> {
  const user = await app.call<User>(endpoints.getMe, { token: await app.tokenOf(email) });
  const granted = await app.call<{ access_token: string }>(endpoints.createLoginAsGrant, {
    token: await app.tokenOf(ADMIN),
    body: { user_id: user.body.id, reason: REASON },
  });
  if (granted.status !== 200) throw new Error(JSON.stringify(granted.body));
  return granted.body.access_token;
}

/** A session in which the admin acts as somebody of the demo. */
export async function actAs(app: TestApp, email: string): Promise<Session> {
  const opened = await app.call<Session>(endpoints.loginAsAdmin, {
    token: await app.tokenOf(ADMIN),
    body: { access_token: await grantFor(app, email) },
  });
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
  return opened.body;
}
