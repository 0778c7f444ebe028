import { describe, expect, test } from 'vitest';
import { composeMail } from './index.ts';

const link = (url: string) => ({ label: 'Confirm', url });

describe('composeMail', () => {
  test('text and HTML say the same', () => {
    const mail = composeMail({
      to: 'mai@example.test',
      subject: 'Confirm your address',
      lines: ['Kopi & Kaya Goods asks:\nis this right?', link('https://ship.example/c/1?a=1&b=2')],
      language: 'vi',
    });
    expect(mail).toMatchObject({
      channel: 'email',
      to: 'mai@example.test',
      subject: 'Confirm your address',
      text: 'Kopi & Kaya Goods asks:\nis this right?\n\nConfirm\nhttps://ship.example/c/1?a=1&b=2',
    });
    expect(mail.html).toContain('<html lang="vi">');
    expect(mail.html).toContain('>Kopi &amp; Kaya Goods asks:<br>is this right?</p>');
    expect(mail.html).toMatch(
      /<td class="button"[^>]*><a href="https:\/\/ship\.example\/c\/1\?a=1&amp;b=2"[^>]*>Confirm<\/a>/u,
    );
  });

  test('what people typed is text wherever it stands (trust I4)', () => {
    const typed = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
    const mailOf = (text: string, language: string) =>
      composeMail({
        to: 'mai@example.test',
        subject: text,
        lines: [text, { label: text, url: `https://ship.example/?q=${text}` }, { code: text }],
        language,
        footer: text,
        unsubscribe: { label: text, url: `https://ship.example/?u=${text}` },
      }).html;
    const tagsOf = (mail: string) => mail.match(/<\/?[a-z]+/giu);
    const html = mailOf(typed, `en" onload="alert(1)`);
    expect(tagsOf(html)).toEqual(tagsOf(mailOf('Harmless', 'en')));
    expect(html).toContain('<html lang="en&quot; onload=&quot;alert(1)">');
    expect(html).not.toMatch(/href="[^"]*[<>][^"]*"/u);
  });

  test('a mail is one column of tables with its styles on the elements, and loads nothing', () => {
    const { html, text } = composeMail({
      to: 'mai@example.test',
      subject: 'Your code',
      lines: ['Type this code:', { code: '042317' }, link('https://ship.example/auth')],
      footer: 'About the account of mai@example.test.',
    });
    expect(text).toBe(
      'Type this code:\n\n042317\n\nConfirm\nhttps://ship.example/auth\n\nAbout the account of mai@example.test.',
    );
    expect(html).toMatch(/font-size:36px[^>]*>042317<\/td>/u);
    expect(html).toMatch(/<td class="brand"[^>]*>Sampan<\/td>/u);
    expect(html).toMatch(/<td class="quiet"[^>]*>About the account of mai@example\.test\.<\/td>/u);
    expect(html).toContain('max-width:560px');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).not.toMatch(/<img|<link|<script|@import|url\(|<div|flex|grid/iu);
  });

  test('a subject is one line of at most 200 signs', () => {
    const subject = composeMail({ to: 'a@b.test', subject: ' Hi\r\nBcc: x@y.test\u2028\0 ', lines: [] }).subject;
    expect(subject).toBe('Hi Bcc: x@y.test');
    expect([...composeMail({ to: 'a@b.test', subject: '📦'.repeat(300), lines: [] }).subject]).toHaveLength(200);
  });

  test.each([
    'a@b.test, c@d.test',
    'a@b.test\r\nBcc: c@d.test',
    'A <a@b.test>',
    'a b@c.test',
    'nobody',
    'a@b@c.test',
    '',
  ])('%j is not one address', (to) => {
    expect(() => composeMail({ to, subject: 'Hi', lines: [] })).toThrow(/one recipient/u);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])('%s is no link of a mail', (url) => {
    expect(() => composeMail({ to: 'a@b.test', subject: 'Hi', lines: [link(url)] })).toThrow(/web page/u);
  });
});
