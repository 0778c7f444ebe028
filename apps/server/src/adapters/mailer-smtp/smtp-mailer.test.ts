import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OutgoingMail } from '../../ports/mailer.ts';
import { createSmtpMailer } from './index.ts';
import { startSmtpStandIn, type SmtpStandIn } from '#test/adapters/mailer-smtp/smtp-stand-in.fixtures.ts';

const FROM = 'Sampan <no-reply@ship.example>';
const MAIL: OutgoingMail = {
  id: '3f9a',
  to: 'mai@example.test',
  subject: 'Xác nhận địa chỉ',
  text: 'Please confirm.\n.\nThank you',
  html: '<p>Please confirm.</p>',
  list_unsubscribe: null,
};

let server: SmtpStandIn;
beforeAll(async () => {
  server = await startSmtpStandIn();
});
afterEach(() => {
  server.answer = () => undefined;
  server.mails.length = 0;
});
afterAll(() => server.close());

const send = (mail: Partial<OutgoingMail> = {}, url = server.url, signal = AbortSignal.timeout(5_000)) =>
  createSmtpMailer({ url, from: FROM }).send({ ...MAIL, ...mail }, { signal });
const headersOf = (source = '') => source.slice(0, source.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/gu, ' ');

describe('emails by SMTP (design 6)', () => {
  test('one mail goes to one recipient as text and HTML, with the sender of the settings', async () => {
    await send();
    expect(server.mails).toMatchObject([{ from: 'no-reply@ship.example', recipients: ['mai@example.test'] }]);
    const source = server.mails[0]?.source ?? '';
    const headers = headersOf(source);
    expect(headers).toMatch(/^From: Sampan <no-reply@ship\.example>$/mu);
    expect(headers).toMatch(/^To: mai@example\.test$/mu);
    expect(headers).toMatch(/^Message-ID: <3f9a@ship\.example>$/imu);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/mu);
    expect(source).toContain('Content-Type: text/plain');
    expect(source).toContain('Please confirm.\r\n.\r\nThank you');
    expect(source).toContain('<p>Please confirm.</p>');
  });

  test('a mail people may end carries the link for their mail program, one POST (RFC 8058); others carry none', async () => {
    await send({ list_unsubscribe: 'https://ship.example/unsubscribe/abc' });
    const headers = headersOf(server.mails[0]?.source);
    expect(headers).toMatch(/^List-Unsubscribe: <https:\/\/ship\.example\/unsubscribe\/abc>$/mu);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/mu);
    await send();
    expect(headersOf(server.mails[1]?.source)).not.toMatch(/^List-Unsubscribe/mu);
  });

  test('a subject with a line break adds no header, and a list of addresses reaches nobody else', async () => {
    await send({ subject: 'Hello\r\nBcc: spy@example.test' });
    expect(server.mails[0]?.recipients).toEqual(['mai@example.test']);
    expect(headersOf(server.mails[0]?.source)).not.toMatch(/^Bcc:/imu);
    await send({ to: 'mai@example.test, spy@example.test' }).catch(() => undefined);
    expect(server.mails.flatMap((mail) => mail.recipients)).not.toContain('spy@example.test');
  });

  test('a file or an address on the web in the content is text, nothing that is fetched', async () => {
    await send({ text: 'path: /etc/passwd', html: '<img src="file:///etc/passwd">' });
    expect(server.mails[0]?.source).not.toContain('root:');
  });

  test.each([
    ['an unknown recipient is final', 'RCPT TO', '550 5.1.1 no <mai@example.test> here', 'smtp_550', true],
    ['a full mailbox is not', 'RCPT TO', '452 4.2.2 mailbox full', 'smtp_452', false],
    ['refused content is final', 'DATA', '554 5.7.1 spam', 'smtp_554', true],
    ['a wrong password is a setting to mend', 'AUTH', '535 5.7.8 wrong password', 'smtp_535', false],
    ['a server that is busy comes back', 'MAIL FROM', '421 4.3.2 too busy', 'smtp_421', false],
  ])('%s', async (_name, command, reply, code, is_final) => {
    server.answer = (line) => (line.startsWith(command) ? reply : undefined);
    const refusal = await send().catch((error: unknown) => error);
    expect(refusal).toMatchObject({ name: 'MessageNotSent', code, is_final });
    expect(String(refusal)).not.toContain('mai@');
  });

  test('a broken line, a closed port and a server that says nothing are no end', async () => {
    server.answer = (line) => (line === 'DATA' ? null : undefined);
    await expect(send()).rejects.toMatchObject({ is_final: false });
    await expect(send({}, 'smtp://127.0.0.1:1')).rejects.toMatchObject({ code: 'esocket', is_final: false });
    server.answer = (line) => (line === 'DATA' ? '' : undefined);
    await expect(send({}, server.url, AbortSignal.timeout(200))).rejects.toMatchObject({ is_final: false });
    expect(server.mails).toEqual([]);
  });
});
