import { endpoints, type Order } from '@sampan/contract';
import { countPages, readLabelPage } from '@sampan/testing/read-label';
import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openNinjaVanApp, type NinjaVanApp } from '#test/adapters/ninja-van.fixtures.ts';
import { newOrder, quoteOf, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { FileStoreUnavailable } from '../../../ports/file-store.ts';
import { reconcilePurchases } from './reconcile-purchases.ts';

let app: NinjaVanApp;
let token: string;

beforeAll(async () => {
  app = await openNinjaVanApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const fileOf = async (order_ids: string[]) => {
  const { body } =
    order_ids.length === 1
      ? await app.call<{ link: string }>(endpoints.downloadLabel, {
          token,
          params: { id: order_ids[0] ?? '' },
          query: { format: 'a6' },
        })
      : await app.call<{ link: string }>(endpoints.downloadLabels, { token, body: { order_ids, format: 'a6' } });
  const answer = await app.app.request(`http://sampan.test${body.link}`);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const keptOf = async (order_id: string) => {
  const { rows } = await app.ctx.db.execute(
    sql`select state, courier_label_name, courier_label_sha256 from label_purchases where order_id = ${order_id}`,
  );
  return rows[0] as { state: string; courier_label_name: string; courier_label_sha256: string };
};

test('production 1.8: the label of the courier is printed byte by byte as it came', async () => {
  const order = await shippedOrder(app, token);
  const { answer, bytes } = await fileOf([order.id]);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(bytes.toString('latin1')).toContain(order.label?.tracking_code);
  const kept = await keptOf(order.id);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(kept.courier_label_sha256);
  const asked = app.stand_ins.ninja_van.calls.filter(({ path }) => path.includes('waybill')).length;
  await fileOf([order.id]);
  expect(app.stand_ins.ninja_van.calls.filter(({ path }) => path.includes('waybill'))).toHaveLength(asked);
});

test('an account that may not print waybills prints ours', async () => {
  app.stand_ins.ninja_van.modes.on('no_label');
  const order = await shippedOrder(app, token);
  app.stand_ins.ninja_van.modes.off('no_label');
  expect((await keptOf(order.id)).courier_label_name).toBeNull();
  const { bytes } = await fileOf([order.id]);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

describe('a file of many', () => {
  const textsOf = async (bytes: Buffer) => {
    const file = new Uint8Array(bytes);
    const pages = Array.from({ length: await countPages(file) }, (_, index) => index + 1);
    return Promise.all(pages.map(async (page) => (await readLabelPage(file, page)).text));
  };
  const codeOf = ({ label }: Order) => label?.tracking_code ?? '';
  const put = async (order_id: string, content: string | Buffer, name?: string) => {
    const { courier_label_name: kept } = await keptOf(order_id);
    await app.ctx.ports.files.put(
      name ?? kept,
      (async function* () {
        yield Buffer.from(content);
      })(),
    );
    if (name !== undefined)
      await app.ctx.db.execute(
        sql`update label_purchases set courier_label_name = ${name} where order_id = ${order_id}`,
      );
  };
  const printsOf = async (order_id: string) =>
    (await app.call<Order>(endpoints.getOrder, { token, params: { id: order_id } })).body.label_print_count;

  test("volume 4: couriers' own labels lie in it in the order of the list, and are marked printed", async () => {
    const [one, two] = [await shippedOrder(app, token), await shippedOrder(app, token)];
    const { answer, bytes } = await fileOf([two.id, one.id]);
    expect(answer.status).toBe(200);
    expect(await textsOf(bytes)).toEqual([codeOf(two), codeOf(one)]);
    expect(await printsOf(one.id)).toBe(1);
  });

  test('a broken one goes to the cover sheet with its reason, and the others are printed', async () => {
    const [broken, whole] = [await shippedOrder(app, token), await shippedOrder(app, token)];
    await put(broken.id, '%PDF-1.4 and no more');
    const [cover, label, ...others] = await textsOf((await fileOf([broken.id, whole.id])).bytes);
    expect(cover).toContain("can't be joined");
    expect(cover).toContain(broken.number);
    expect(cover).not.toContain(whole.number);
    expect(label).toBe(codeOf(whole));
    expect(others).toEqual([]);
    expect([await printsOf(broken.id), await printsOf(whole.id)]).toEqual([0, 1]);
    // From the parcel it is printed as it came.
    expect((await fileOf([broken.id])).bytes.toString()).toBe('%PDF-1.4 and no more');
  });

  test("customs papers lie behind a courier's own label as behind ours, be it one or many", async () => {
    const [abroad, near] = [await shippedOrder(app, token), await shippedOrder(app, token)];
    await app.ctx.db.execute(
      sql`update orders set destination_country_code = 'MY',
        shipping_address = jsonb_set(shipping_address, '{coordinate,country}', '"MY"') where id = ${abroad.id}`,
    );
    const many = await textsOf((await fileOf([abroad.id, near.id])).bytes);
    expect(many).toEqual([
      codeOf(abroad),
      expect.stringContaining('CN 22'),
      expect.stringContaining('Commercial invoice'),
      codeOf(near),
    ]);
    expect(await textsOf((await fileOf([abroad.id])).bytes)).toEqual(many.slice(0, 3));
    await put(abroad.id, '<html>');
    const papers = await textsOf((await fileOf([abroad.id, near.id])).bytes);
    expect(papers).toEqual([expect.stringContaining(abroad.number), ...many.slice(1)]);
    // Alone its label is what is wanted most.
    expect((await fileOf([abroad.id])).bytes.toString()).toBe('<html>');
  });

  test('a label written for label printers is printed as it came, and stands on the cover of a PDF', async () => {
    const [zpl, pdf] = [await shippedOrder(app, token), await shippedOrder(app, token)];
    const theirs = '^XA^FO20,20^FDtheirs^FS^XZ';
    await put(zpl.id, theirs, `courier-labels/test/${zpl.id}.zpl`);
    const alone = await fileOf([zpl.id]);
    expect(alone.answer.headers.get('content-type')).toContain('text/plain');
    expect(alone.bytes.toString()).toBe(theirs);
    const [cover, label] = await textsOf((await fileOf([zpl.id, pdf.id])).bytes);
    expect(cover).toContain('Print it as ZPL');
    expect(label).toBe(codeOf(pdf));
    const { body } = await app.call<{ link: string }>(endpoints.downloadLabels, {
      token,
      body: { order_ids: [pdf.id, zpl.id], format: 'zpl' },
    });
    const printer = await (await app.app.request(`http://sampan.test${body.link}`)).text();
    expect(printer).toContain('Print it in a PDF size');
    expect(printer.endsWith(`${theirs}\n`)).toBe(true);
  });
});

test('while the storage is down the purchase is being checked, and found when it is back', async () => {
  const order = await newOrder(app, token);
  const [entry] = (await quoteOf(app, token, order.id)).estimated_costs;
  const { files } = app.ctx.ports;
  app.ctx.ports.files = { ...files, put: () => Promise.reject(new FileStoreUnavailable('it is down')) };
  const body = { estimated_costs_id: entry?.id, total_fee: entry?.total_fee };
  const answer = await app.refusal(endpoints.createLabel, { token, params: { id: order.id }, body });
  app.ctx.ports.files = files;
  expect(answer.body.code).toBe('label_pending');
  const booked = app.stand_ins.ninja_van.parcels.size;
  app.clock.advance(60);
  await reconcilePurchases(app.ctx);
  expect(await keptOf(order.id)).toMatchObject({ state: 'bought', courier_label_name: expect.any(String) });
  expect(app.stand_ins.ninja_van.parcels.size).toBe(booked);
  const { body: found } = await app.call<Order>(endpoints.getOrder, { token, params: { id: order.id } });
  expect(found.label?.tracking_code).toMatch(/^NVSGSMPN/u);
});
