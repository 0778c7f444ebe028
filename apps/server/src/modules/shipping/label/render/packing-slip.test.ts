import { createCanvas } from '@napi-rs/canvas';
import { endpoints } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { orders as orderTable } from '../../order/order.table.ts';
import type { LabelFile } from '../download-label.ts';
import { makeLabelsPdf, makeLabelsZpl } from '../make-label-file.ts';
import { readFileParcels } from '../read-label-file.ts';
import { labelPictureOf } from './label-picture.ts';
import { MM } from './label-page.ts';
import { layoutPackingSlip, type PackingSlip } from './packing-slip.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

/** Black on the left half, white on the right. */
function picture(width: number, height: number, type: 'jpeg' | 'png'): Buffer {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#000000';
  pen.fillRect(0, 0, width / 2, height);
  return type === 'png' ? canvas.encodeSync('png') : canvas.encodeSync('jpeg', 90);
}

test('a logo keeps its shape within 40 x 16 mm, and is black dots for a label printer', async () => {
  const wide = await labelPictureOf({ jpeg: picture(800, 200, 'jpeg'), width: 800, height: 200 });
  expect([wide.width / MM, wide.height / MM].map(Math.round)).toEqual([40, 10]);
  const tall = await labelPictureOf({ jpeg: picture(20, 80, 'jpeg'), width: 20, height: 80 });
  expect([tall.width / MM, tall.height / MM].map(Math.round)).toEqual([4, 16]);
  const { width, height, rows } = wide.bitmap;
  expect([width, height]).toEqual([320, 80]);
  const [first] = rows;
  expect([first?.[0], first?.[38]]).toEqual([0xff, 0]);
});

test('the text begins below the logo, and a slip without one is as before', async () => {
  const slip: PackingSlip = { shop_name: 'Kaya Toast', title: 'Packing slip', facts: [], lines: [], total: '' };
  const topOf = (of: PackingSlip) => {
    const [text] = layoutPackingSlip(of)[0]?.marks.filter(({ kind }) => kind === 'text') ?? [];
    return text?.kind === 'text' ? text.y : 0;
  };
  const logo = await labelPictureOf({ jpeg: picture(100, 100, 'jpeg'), width: 100, height: 100 });
  expect(topOf(slip)).toBe(16);
  expect(topOf({ ...slip, logo })).toBeGreaterThan(16 * MM);
});

test('volume 4: packing slips of a company with a logo carry it, once in the file; without the store they are printed all the same', async () => {
  const orders = [await shippedOrder(app, token), await shippedOrder(app, token)];
  const file: LabelFile = {
    order_ids: orders.map(({ id }) => id),
    format: '100x150',
    start_position: 1,
    mask_phones: false,
    with_slips: true,
  };
  const [row] = await app.ctx.db
    .select()
    .from(orderTable)
    .where(eq(orderTable.id, orders[0]?.id ?? ''));
  const company_id = row?.company_id ?? '';
  const made = async (of: LabelFile = file) => {
    const pdf = await makeLabelsPdf(app.ctx, await readFileParcels(app.ctx, company_id, of), {
      file: of,
      language: 'en',
    });
    return pdf?.format === 'pdf' ? Buffer.from(pdf.body).toString('latin1') : '';
  };
  const pictures = (pdf: string) => pdf.split('/DCTDecode').length - 1;
  expect(pictures(await made())).toBe(0);
  await app.call(endpoints.uploadCompanyLogo, {
    token,
    body: { type: 'image/png', data_base64: picture(400, 100, 'png').toString('base64') },
  });
  expect([pictures(await made()), pictures(await made({ ...file, with_slips: false }))]).toEqual([1, 0]);
  const zpl = await makeLabelsZpl(app.ctx, await readFileParcels(app.ctx, company_id, file), {
    file: { ...file, format: 'zpl' },
    language: 'en',
  });
  expect(zpl?.format === 'zpl' ? zpl.body.match(/\^GFA,3200,3200,40,/gu) : null).toHaveLength(2);
  const { files } = app.ctx.ports;
  const broken = {
    ...app.ctx,
    ports: { ...app.ctx.ports, files: { ...files, open: () => Promise.reject(new Error('away')) } },
  };
  const parcels = await readFileParcels(broken, company_id, file);
  expect(parcels.map(({ behind }) => behind.length)).toEqual([1, 1]);
});
