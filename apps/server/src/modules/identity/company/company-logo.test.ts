import { endpoints, type CompanyInfo } from '@sampan/contract';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newOwner } from '#test/setting/setting.fixtures.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  ({ token } = await newOwner(app, 'logo@example.test'));
});
afterAll(() => app.close());

function png(width: number, height: number, colour = '#0b5fcc'): Buffer {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, width, height);
  return canvas.encodeSync('png');
}

const upload = (file: Buffer, type = 'image/png', by = token) =>
  app.call<CompanyInfo>(endpoints.uploadCompanyLogo, {
    token: by,
    body: { type, data_base64: file.toString('base64') },
  });
const kept = async () => {
  const names: string[] = [];
  for await (const { name } of app.ctx.ports.files.list('logos/')) names.push(name);
  return names;
};
const open = (link: string) => app.app.request(`http://sampan.test${link}`);

describe('volume 4: a logo for packing slips', () => {
  test('is drawn anew, kept once, opened by a signed link, replaced and deleted', async () => {
    const { status, body } = await upload(png(400, 100));
    expect([status, body.logo?.width, body.logo?.height]).toEqual([200, 400, 100]);
    const first = await kept();
    expect(first).toHaveLength(1);
    const served = await open(body.logo?.link ?? '');
    const bytes = Buffer.from(await served.arrayBuffer());
    expect([served.status, served.headers.get('content-type'), bytes.readUInt16BE(0)]).toEqual([
      200,
      'image/jpeg',
      0xffd8,
    ]);

    const next = await upload(png(50, 50));
    expect(next.body.logo?.width).toBe(50);
    expect(await kept()).toHaveLength(1);
    expect(await kept()).not.toEqual(first);
    // An old link opens no other picture.
    expect((await open(body.logo?.link ?? '')).status).toBe(404);

    const { body: gone } = await app.call<CompanyInfo>(endpoints.deleteCompanyLogo, { token });
    expect([gone.logo, await kept()]).toEqual([null, []]);
    expect((await open(next.body.logo?.link ?? '')).status).toBe(404);
    expect((await app.call(endpoints.deleteCompanyLogo, { token })).status).toBe(200);
  });

  test.each([
    ['a drawing that can run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'],
    ['another type than it says', png(10, 10), 'image/jpeg'],
    ['a picture of too many pixels', png(4000, 2600), 'image/png'],
    ['half a picture', png(40, 40).subarray(0, 60), 'image/png'],
  ])('%s is refused by its field, and nothing is kept', async (_, file, type) => {
    const answer = await app.refusal(endpoints.uploadCompanyLogo, {
      token,
      body: { type, data_base64: file.toString('base64') },
    });
    expect([answer.status, answer.body.errors.map(({ param, code }) => [param, code]), await kept()]).toEqual([
      422,
      [['data_base64', 'validate.image_invalid']],
      [],
    ]);
  });

  test('SVG is no type at all', async () => {
    const answer = await app.refusal(endpoints.uploadCompanyLogo, {
      token,
      body: { type: 'image/svg+xml', data_base64: 'PHN2Zy8+' },
    });
    expect([answer.status, answer.body.errors[0]?.param]).toEqual([422, 'type']);
  });

  test('staff see it and change nothing', async () => {
    await upload(png(40, 40));
    const staff = await app.tokenOf('staff@demo.sampan.test');
    expect((await upload(png(40, 40), 'image/png', staff)).status).toBe(403);
    expect((await app.refusal(endpoints.deleteCompanyLogo, { token: staff })).status).toBe(403);
  });
});
