import { endpoints, type CompanyInfo, type RecipientBrand, type RecipientPages } from '@sampan/contract';
import { supportMailOf } from '@sampan/country-rules';
import { createCanvas } from '@napi-rs/canvas';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newShareLink, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newCodOrder } from '#test/confirmation/confirmation.fixtures.ts';

const BRAND: RecipientBrand = {
  is_shown: true,
  colour: '#9c3414',
  shop_url: 'https://kopi.example',
  contact_email: 'hello@kopi.example',
  contact_phone: '+6581112233',
  return_policy: 'Unopened jars within 14 days.\n<b>Keep the lid on.</b>',
};

let app: TestApp;
let sg: string;
let my: string;
beforeAll(async () => {
  app = await openTestApp();
  sg = await app.tokenOf('sg@demo.sampan.test');
  my = await app.tokenOf('my@demo.sampan.test');
});
afterAll(() => app.close());

const save = async (change: Partial<RecipientBrand> = {}, token = sg) =>
  app.call<RecipientPages>(endpoints.saveRecipientBrand, { token, body: { ...BRAND, ...change } });
const open = async (path: string) => {
  const answer = await app.app.request(`http://sampan.test${path}`);
  return { answer, html: await answer.text() };
};
const upload = async (colour: string) => {
  const canvas = createCanvas(600, 200);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 600, 200);
  const data_base64 = canvas.toBuffer('image/png').toString('base64');
  return app.call<CompanyInfo>(endpoints.uploadCompanyLogo, { token: sg, body: { type: 'image/png', data_base64 } });
};
const logoOf = (html: string) => /<img src="(\/hosted\/logo\/[^"]+)"[^>]+>/u.exec(html);

test('a brand is kept, tidied, with its trail; nobody but the owner changes it', async () => {
  const saved = await save({ shop_url: 'kopi.example', contact_phone: '8111 2233', colour: '#9C3414' });
  expect([saved.status, saved.body.brand]).toEqual([200, BRAND]);
  expect((await app.call<RecipientPages>(endpoints.getRecipientPages, { token: sg })).body.brand).toEqual(BRAND);
  expect((await app.call<RecipientPages>(endpoints.getRecipientPages, { token: my })).body.brand.is_shown).toBe(false);
  const staff = await app.tokenOf('staff@demo.sampan.test');
  expect((await save({}, staff)).status).toBe(403);
  const { body } = await app.call<{ records: { action: string }[] }>(endpoints.listActivity, { token: sg });
  expect(body.records.map(({ action }) => action)).toContain('recipient_brand.save');
});

test('a long text is kept whole, wherever its trail cuts it', async () => {
  for (const before of [298, 299, 300]) {
    const return_policy = `${'a'.repeat(before)}📦 within 14 days.`;
    expect((await save({ return_policy })).body.brand?.return_policy).toBe(return_policy);
  }
});

test('every wrong field is named, and nothing is kept', async () => {
  await save();
  const answer = await app.refusal(endpoints.saveRecipientBrand, {
    token: sg,
    body: { ...BRAND, shop_url: 'ftp://kopi.example', contact_email: 'hello@', contact_phone: '12' },
  });
  expect([answer.status, answer.body.errors.map(({ param, code }) => [param, code])]).toEqual([
    422,
    [
      ['shop_url', 'validate.link_invalid'],
      ['contact_email', 'validate.email_invalid'],
      ['contact_phone', 'validate.phone_invalid'],
    ],
  ]);
  for (const colour of ['red', '#fff', '#12345g', '#9c3414;}'])
    expect((await app.refusal(endpoints.saveRecipientBrand, { token: sg, body: { ...BRAND, colour } })).status).toBe(
      422,
    );
  expect((await app.call<RecipientPages>(endpoints.getRecipientPages, { token: sg })).body.brand).toEqual(BRAND);
});

test('the page of a parcel is in the brand of its shop, and says nothing of the person it goes to', async () => {
  await save();
  const parcel = await shippedOrder(app, sg);
  const code = parcel.label?.tracking_code ?? '';
  for (const handle of [code, parcel.id]) {
    const { answer, html } = await open(`/t/${handle}`);
    expect(html).toContain('Kopi &amp; Kaya Goods');
    expect(html).toContain('href="mailto:hello@kopi.example"');
    expect(html).toContain('href="tel:+6581112233"');
    expect(html).toContain('href="https://kopi.example" rel="noopener"');
    // What the shop wrote stays text.
    expect(html).toContain('Unopened jars within 14 days.\n&lt;b&gt;Keep the lid on.&lt;/b&gt;');
    expect(html).not.toContain('support@');
    const style = /<style>([^<]+)<\/style>/u.exec(html)?.[1] ?? '';
    expect(style).toContain('--sampan-primary:#9c3414');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
    const person = parcel.shipping_address;
    for (const fact of [person?.name, person?.phone, person?.coordinate.post_code]) {
      expect(fact).toBeTruthy();
      expect(html).not.toContain(fact);
    }
  }
});

/** A page without its number and what the panel says of the parcel too: that its driver can be told something. */
const sameFor = (id: string, html: string) =>
  html
    .replaceAll(id, 'X')
    .replace(/<aside>.*<\/aside>/su, '')
    .replace(' beside"', '"');

test('a number of nobody, and a shop without a brand, are answered alike', async () => {
  await save();
  const foreign = await shippedOrder(app, my);
  const plain = (await open('/t/SMPXX0000000000')).html.replaceAll('SMPXX0000000000', 'X');
  expect(sameFor(foreign.id, (await open(`/t/${foreign.id}`)).html)).toBe(plain);
  expect(plain).not.toMatch(/<style|branded|<aside/u);
  const own = await shippedOrder(app, sg);
  await save({ is_shown: false });
  expect(sameFor(own.id, (await open(`/t/${own.id}`)).html)).toBe(plain);
});

test('the page of a link is in the brand of its shop; one that is revoked is ours', async () => {
  await save({ return_policy: 'A long sentence about jars. '.repeat(20) });
  const order = await newCodOrder(app, sg);
  const { id, secret } = await newShareLink(app, sg, order.id);
  const path = `/customer/confirm-address?id=${secret}`;
  const { html } = await open(path);
  expect(html).toContain('class="confirm-address branded"');
  expect(html).toMatch(/<details>\s*<summary>Return policy<\/summary>/u);
  expect((await app.call(endpoints.revokeShareLink, { token: sg, params: { id } })).status).toBe(200);
  expect((await open(path)).html).not.toContain('branded');
});

test('only what was chosen is drawn: no colour, no policy, and our contact where the shop names none', async () => {
  await save({ colour: '', shop_url: '', contact_email: '', contact_phone: '', return_policy: '' });
  const parcel = await shippedOrder(app, sg);
  const { answer, html } = await open(`/t/${parcel.id}`);
  expect(html).toContain('branded');
  expect(html).not.toMatch(/<style|tel:|Questions about|Return policy/u);
  const ours = (['SG', 'ID'] as const).map((country) => `mailto:${supportMailOf(country)}`);
  expect(html.match(/mailto:[^"]+/gu)).toEqual(ours);
  expect(answer.headers.get('content-security-policy')).toContain("style-src 'self';");
});

test('the logo is drawn small for everybody while the brand is shown, and its place is known before it comes', async () => {
  expect((await upload('#9c3414')).status).toBe(200);
  await save();
  const parcel = await shippedOrder(app, sg);
  const first = logoOf((await open(`/t/${parcel.id}`)).html);
  expect(first?.[0]).toContain('width="144" height="48"');
  const path = first?.[1] ?? '';
  const served = await app.app.request(`http://sampan.test${path}`);
  const bytes = Buffer.from(await served.arrayBuffer());
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(bytes.length).toBeLessThan(10_000);
  await upload('#0b5fcc');
  expect((await open(path)).answer.status).toBe(404);
  const next = logoOf((await open(`/t/${parcel.id}`)).html)?.[1] ?? '';
  expect((await open(next)).answer.status).toBe(200);
  await save({ is_shown: false });
  for (const hidden of [path, next, '/hosted/logo/x.jpg', '/hosted/logo/..%2fsecret.jpg'])
    expect((await open(hidden)).answer.status).toBe(404);
});

test('a guesser learns no more by pages than by the call of their panel: beyond the limit they are ours', async () => {
  const strict = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '0.1' } });
  const token = await strict.tokenOf('sg@demo.sampan.test');
  await strict.call(endpoints.saveRecipientBrand, { token, body: BRAND });
  const parcel = await shippedOrder(strict, token);
  const branded: boolean[] = [];
  for (let visit = 0; visit < 4; visit += 1) {
    const answer = await strict.app.request(`http://sampan.test/t/${parcel.id}`);
    expect(answer.status).toBe(200);
    branded.push((await answer.text()).includes('branded'));
  }
  expect(branded).toEqual([true, true, true, false]);
  await strict.close();
});
