import { endpoints, type EndpointName } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCalls } from './endpoint-samples.fixtures.ts';
import type { Sample } from './sample.ts';
import { SHIPMENT } from '../bulk-job/bulk-job.fixtures.ts';
import { MONEY_FIELDS } from './money-field-table.fixtures.ts';
import { withValue } from './money-field.fixtures.ts';
import { findUserByVerifiedEmail } from '../../src/modules/identity/account/index.ts';
import { REVIEW_ENV } from '../payout/payout.fixtures.ts';
import { openTestApp, type TestApp } from './test-app.fixtures.ts';

let app: TestApp;
let sg: string;
let admin: string;
let samples: Record<EndpointName, Sample>;

beforeAll(async () => {
  app = await openTestApp({ env: REVIEW_ENV });
  sg = await app.tokenOf('sg@demo.sampan.test');
  admin = await app.tokenOf('admin@demo.sampan.test');
  samples = await sampleCalls(app, sg);
});
afterAll(() => app.close());

/** Moves the companies of the samples, with what they own, into a country. */
async function moveTo(country: 'ID' | 'VN'): Promise<void> {
  const { currency } = rulesOf(country);
  const { pool } = app.database;
  // An issued invoice is never changed, except here.
  await pool.query('alter table invoices disable trigger user');
  for (const email of ['sg@demo.sampan.test', 'postbilling@demo.sampan.test']) {
    const company_id = (await findUserByVerifiedEmail(app.ctx, email))?.company.id;
    await pool.query('update companies set country_code = $2 where id = $1', [company_id, country]);
    for (const table of ['orders', 'products', 'invoices', 'cod_collections', 'skus', 'claims'])
      await pool.query(`update ${table} set currency = $2 where company_id = $1`, [company_id, currency]);
  }
}

/** What every currency takes, so that the one wrong field is refused for its fraction. */
const WHOLE = 100_000;
const fields = Object.entries(MONEY_FIELDS)
  .filter(([, role]) => ['said', 'asked', 'typed'].includes(role))
  .map(([field]) => field.split(' body.') as [EndpointName, string]);

/** A shipment of a bulk estimate inside a country. */
function shipmentIn(country: 'ID' | 'VN') {
  const at = (end: typeof SHIPMENT.sender | typeof SHIPMENT.recipient) => ({
    ...end,
    address: { ...end.address, country },
  });
  return {
    ...SHIPMENT,
    country_code: country,
    package: { ...SHIPMENT.package, currency: rulesOf(country).currency, package_value: WHOLE },
    sender: at(SHIPMENT.sender),
    recipient: at(SHIPMENT.recipient),
  };
}

/** The sample of an endpoint as somebody in a country calls it: prices of a page are in the currency of the sender. */
function bodyFrom(country: 'ID' | 'VN', name: EndpointName): unknown {
  if (name === 'estimateBulk') return { shipments: [shipmentIn(country)] };
  // A label is bought without a word about its items, or with items that are whole.
  const { items } = samples.createOrder.body as { items?: unknown };
  const sample = name === 'createLabel' ? { ...(samples[name].body as object), items } : samples[name].body;
  const body = fields
    .filter(([endpoint]) => endpoint === name)
    .reduce<unknown>((made, [, path]) => withValue(made, path.split('.'), WHOLE), sample);
  const at = (place: unknown) => ({ ...(place as object), country });
  const { sender, recipient } = body as { sender?: unknown; recipient?: unknown };
  return sender && recipient ? { ...(body as object), sender: at(sender), recipient: at(recipient) } : body;
}

describe.each(['ID', 'VN'] as const)('nobody pays a fraction of rupiah or dong (spec 9): %s', (country) => {
  beforeAll(() => moveTo(country));

  // Nobody is told a price or sold a label from a closed country, whatever the amounts are.
  const priced: readonly EndpointName[] = ['estimatePublic', 'estimateBulk', 'createLabel'];
  const open = fields.filter(([name]) => !priced.includes(name) || !rulesOf(country).is_closed);
  test.each(open)('%s refuses one in %s', async (name, path) => {
    const endpoint = endpoints[name];
    const answer = await app.refusal(endpoint, {
      token: endpoint.access === 'admin' ? admin : sg,
      ...samples[name],
      body: withValue(bodyFrom(country, name), path.split('.'), WHOLE + 0.5),
    });
    expect([answer.status, answer.body.errors]).toMatchObject([
      422,
      [{ param: path.replace('*', '0'), code: expect.stringContaining('validate.amount_decimals') as string }],
    ]);
  });
});
