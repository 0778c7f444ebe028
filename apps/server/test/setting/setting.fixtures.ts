import { endpoints, type Session } from '@sampan/contract';
import { eq, sql } from 'drizzle-orm';
import type { TestApp } from '../app/test-app.fixtures.ts';
import { users } from '../../src/modules/identity/account/account.table.ts';

/** A place in Singapore, complete by its rules. */
export const SG_PLACE = {
  unit_number: '#03-11',
  street: '60 Paya Lebar Road',
  post_code: '409051',
  city: 'Singapore',
  country: 'SG',
};

/** A new company's owner who has proved the mailbox. */
export async function newOwner(app: TestApp, email: string, change: object = {}): Promise<Session> {
  const { status, body } = await app.call<Session>(endpoints.register, {
    body: { email, password: 'Kaya#Toast1', name: 'Hui Min', country_code: 'SG', ...change },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  await app.ctx.db.update(users).set({ email, is_mail_verified: true }).where(eq(users.id, body.user.id));
  return body;
}

/** A file as a form sends it. */
export const base64 = (content: Buffer | string): string => Buffer.from(content).toString('base64');

export interface SentMail extends Record<string, unknown> {
  to: string;
  subject: string;
  text: string;
  list_unsubscribe: string | null;
}

/** The mails somebody got, oldest first. */
export async function mailsTo(app: TestApp, email: string): Promise<SentMail[]> {
  const { rows } = await app.ctx.db.execute<{ payload: SentMail }>(
    sql`select payload from outbox where topic = 'mail' and payload->>'to' = ${email} order by seq`,
  );
  return rows.map((row) => row.payload);
}
