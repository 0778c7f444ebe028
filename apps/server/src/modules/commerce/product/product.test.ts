import { endpoints, type Product } from '@sampan/contract';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { PRODUCT_DRAFT, newProduct } from '#test/checkout/checkout.fixtures.ts';
import { purgeProductImages } from './index.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

type Page = { records: Product[]; total: number; next_cursor: string | null };
const list = async (query: Record<string, string> = {}, as = token) =>
  (await app.call<Page>(endpoints.listProducts, { token: as, query })).body;
const update = (product: Product, change: object) =>
  app.call<Product & { code?: string }>(endpoints.updateProduct, {
    token,
    params: { id: product.id },
    body: { ...PRODUCT_DRAFT, ...change },
  });

describe('products of a shop (spec 1, 3 form product)', () => {
  test('a new one has every field, the defaults of the spec and a handle nobody guesses', async () => {
    const { product_name, product_price, product_description, product_weight, stock_quantity } = PRODUCT_DRAFT;
    const bare = { product_name, product_price, product_description, product_weight, stock_quantity };
    const { body } = await app.call<Product>(endpoints.createProduct, { token, body: bare });
    expect(body).toMatchObject({
      ...bare,
      status: 'active',
      shipping_fee_model: 'flat_per_order',
      allow_edit_qty_by_customer: false,
      cod_allowed: false,
      currency: 'SGD',
      country_code: 'SG',
      reserved_quantity: 0,
    });
    expect(body.public_id).toMatch(/^prod_[0-9a-f]{30}$/u);
    expect(body.checkout_url).toContain(`/sell-product?product=${body.public_id}`);
  });

  test('the currency is the shop’s country’s: rupiah are paid without decimals, an amount it has not is refused', async () => {
    const id_token = await app.tokenOf('id@demo.sampan.test');
    expect(await newProduct(app, id_token, { product_price: 145000, shipping_fee: 9000 })).toMatchObject({
      currency: 'IDR',
      product_price: 145000,
    });
    const sen = await app.refusal(endpoints.createProduct, {
      token: id_token,
      body: { ...PRODUCT_DRAFT, product_price: 145000.5, shipping_fee: 9000 },
    });
    expect(sen.body.errors).toMatchObject([{ param: 'product_price', code: 'validate.amount_decimals' }]);
    const wrong = await app.refusal(endpoints.createProduct, {
      token,
      body: { ...PRODUCT_DRAFT, product_price: 1.005 },
    });
    expect([wrong.status, wrong.body.errors[0]?.param]).toEqual([422, 'product_price']);
    const free = await app.refusal(endpoints.createProduct, { token, body: { ...PRODUCT_DRAFT, product_price: 0 } });
    expect(free.body.errors[0]).toMatchObject({ param: 'product_price', code: 'validate.number_positive' });
  });

  test('required fields are named (spec 5)', async () => {
    for (const field of ['product_name', 'product_price', 'product_description', 'product_weight', 'stock_quantity']) {
      const answer = await app.refusal(endpoints.createProduct, {
        token,
        body: { ...PRODUCT_DRAFT, [field]: undefined },
      });
      expect([field, answer.body.errors.map((error) => error.param)]).toEqual([field, [field]]);
    }
  });

  test('a stock changed in a form that was open during a sale keeps the sale', async () => {
    const product = await newProduct(app, token, { stock_quantity: 10 });
    await app.database.pool.query('update products set stock_quantity = 7 where id = $1', [product.id]);
    expect((await update(product, { stock_quantity: 15, stock_quantity_was: 10 })).body.stock_quantity).toBe(12);
    expect((await update(product, { stock_quantity: 3 })).body.stock_quantity).toBe(3);
    const below = await update(product, { stock_quantity: 0, stock_quantity_was: 10 });
    expect([below.status, below.body.code]).toEqual([409, 'out_of_stock']);
  });

  test('archived, it leaves the list and the shop window; restored, it is back; twice changes nothing', async () => {
    const product = await newProduct(app, token, { product_name: 'Only once' });
    const ids = async (status: string) => (await list({ status, search: 'only once' })).records.map(({ id }) => id);
    for (let time = 0; time < 2; time += 1)
      expect(
        (await app.call<Product>(endpoints.archiveProduct, { token, params: { id: product.id } })).body.status,
      ).toBe('archived');
    expect([await ids('active'), await ids('archived')]).toEqual([[], [product.id]]);
    const gone = await app.refusal(endpoints.getListing, { params: { id: product.public_id } });
    expect([gone.status, gone.body.code]).toEqual([404, 'product_not_available']);
    await app.call(endpoints.restoreProduct, { token, params: { id: product.id } });
    expect([await ids('active'), await ids('archived')]).toEqual([[product.id], []]);
  });

  test('the list is the shop’s own, newest first, by page and by cursor without gaps, and found by folded name', async () => {
    const my = await app.tokenOf('my@demo.sampan.test');
    const before = (await list({}, my)).total;
    for (let n = 1; n <= 7; n += 1) await newProduct(app, my, { product_name: `Kain số ${n}` });
    const first = await list({ per_page: '4' }, my);
    expect([first.records[0]?.product_name, first.total]).toEqual(['Kain số 7', before + 7]);
    const seen = [...first.records];
    for (let cursor = first.next_cursor; cursor !== null;) {
      const page = await list({ per_page: '4', cursor }, my);
      seen.push(...page.records);
      cursor = page.next_cursor;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(before + 7);
    expect((await list({ search: 'so 3' }, my)).records.map((one) => one.product_name)).toEqual(['Kain số 3']);
    expect((await list({ search: '%' }, my)).records).toEqual([]);
    expect((await list({ search: 'Kain' })).records).toEqual([]);
  });
});

describe('pictures (trust 4.37)', () => {
  const picture = (width: number, height: number, type: 'png' | 'jpeg' | 'webp' = 'png') => {
    const canvas = createCanvas(width, height);
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#c8622e';
    pen.fillRect(0, 0, width / 2, height);
    return type === 'png' ? canvas.encodeSync('png') : canvas.encodeSync(type, 80);
  };
  const upload = (file: Buffer, type = 'image/png', as = token) =>
    app.call<{ url: string; width: number; height: number }>(endpoints.uploadProductImage, {
      token: as,
      body: { data_base64: file.toString('base64'), type },
    });
  const serve = (url: string) => app.app.request(`http://sampan.test${url}`);

  test('png, jpeg and webp become a jpeg of at most 1200 pixels that any page may show and keep', async () => {
    for (const type of ['png', 'jpeg', 'webp'] as const) {
      const { body } = await upload(picture(2400, 1000, type), `image/${type}`);
      expect(body).toMatchObject({ width: 1200, height: 500 });
      const file = await serve(body.url);
      expect(file.status).toBe(200);
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const drawn = await loadImage(Buffer.from(await file.arrayBuffer()));
      expect([drawn.width, drawn.height]).toEqual([1200, 500]);
    }
  });

  test('what hides in a file does not come out again', async () => {
    const payload = '<script>alert(1)</script>';
    const { body } = await upload(Buffer.concat([picture(20, 20, 'jpeg'), Buffer.from(payload)]), 'image/jpeg');
    expect(Buffer.from(await (await serve(body.url)).arrayBuffer()).toString('latin1')).not.toContain('script');
  });

  test('another kind than it says, SVG, HTML, half a file and a flood of pixels are refused by name', async () => {
    const flood = picture(20, 20);
    flood.writeUInt32BE(60_000, 16);
    flood.writeUInt32BE(60_000, 20);
    const wrong: [Buffer, string][] = [
      [picture(20, 20), 'image/jpeg'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'image/png'],
      [Buffer.from('<html><script>alert(1)</script></html>'), 'image/webp'],
      [picture(20, 20).subarray(0, 30), 'image/png'],
      // These end the decoder's process, and nothing else.
      [picture(200, 200, 'jpeg').subarray(0, 700), 'image/jpeg'],
      [picture(200, 200, 'webp').subarray(0, 90), 'image/webp'],
      [Buffer.from([0xff, 0xd8, 0xff]), 'image/jpeg'],
      [flood, 'image/png'],
    ];
    for (const [file, type] of wrong) {
      const answer = await app.refusal(endpoints.uploadProductImage, {
        token,
        body: { data_base64: file.toString('base64'), type },
      });
      expect([answer.status, answer.body.errors[0]]).toMatchObject([
        422,
        { param: 'data_base64', code: 'validate.image_invalid' },
      ]);
    }
  });

  test('a product takes an own picture and no other shop’s; one that no product shows is swept after a day', async () => {
    const { body: used } = await upload(picture(30, 30));
    const { body: unused } = await upload(picture(31, 31));
    const foreign = (await upload(picture(32, 32), 'image/png', await app.tokenOf('my@demo.sampan.test'))).body;
    expect((await newProduct(app, token, { product_image: used.url })).product_image).toBe(used.url);
    const answer = await app.refusal(endpoints.createProduct, {
      token,
      body: { ...PRODUCT_DRAFT, product_image: foreign.url },
    });
    expect(answer.body.errors[0]).toMatchObject({ param: 'product_image', code: 'validate.image_unknown' });
    app.clock.advance(86_500);
    await purgeProductImages(app.ctx);
    expect([(await serve(used.url)).status, (await serve(unused.url)).status]).toEqual([200, 404]);
  });
});
