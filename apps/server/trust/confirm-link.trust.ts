import { endpoints, type Order, type SharedOrder } from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { HOSTILE_URLS } from '#test/app/safe-redirect.fixtures.ts';
import { openTestApp } from '#test/app/test-app.fixtures.ts';

const GUESSES = 1_000;
const CONFIRMATIONS = 100;

/** I5 and trust 4.13: hostile addresses to send recipients on to, guesses at a link all at once, confirmations all at once. */
export async function trustConfirmLinks() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 20 } });
  try {
    const app = await openTestApp({ database });
    const token = await app.tokenOf('sg@demo.sampan.test');
    const newLink = async (redirect_url?: string) => {
      const { body: order } = await app.call<Order>(endpoints.createOrder, {
        token,
        body: {
          shipping_address: {
            name: 'Nurul Aisyah',
            phone: '91234567',
            coordinate: { country: 'SG', street: '1 Orchard Road', unit_number: '#05-12', post_code: '238801' },
          },
        },
      });
      const made = await app.call<{ url?: string }>(endpoints.generateShareLink, {
        token,
        body: { order_id: order.id, redirect_url },
      });
      return { made, id: new URL(made.body.url ?? 'http://none').searchParams.get('id') ?? '' };
    };
    const parse = async (id: string, proof: string) =>
      (await app.call<SharedOrder>(endpoints.parseShareLink, { params: { id }, body: { proof } })).body;

    await app.call(endpoints.createPublishableKey, {
      token,
      body: { name: 'Shop', mode: 'live', scopes: ['confirm'], allowed_origins: ['https://shop.example'] },
    });
    const taken = await Promise.all(HOSTILE_URLS.map(async (url) => (await newLink(url)).made.status === 200));

    const guessed = await newLink();
    const answers = await Promise.all(
      Array.from({ length: GUESSES }, (_, n) => parse(guessed.id, String(n).padStart(4, '0'))),
    );
    const after = await parse(guessed.id, '4567');

    const confirmed = await newLink();
    const open = await parse(confirmed.id, '4567');
    await Promise.all(
      Array.from({ length: CONFIRMATIONS }, () =>
        app.call(endpoints.confirmShareLink, {
          params: { id: confirmed.id },
          body: { confirm_token: open.confirm_token, address: open.recipient?.coordinate },
        }),
      ),
    );
    const written = await database.pool.query(`select 1 from audit_log where action = 'order.address_confirmed'`);
    return [
      {
        name: 'hostile redirect addresses that were taken',
        value: taken.filter(Boolean).length,
        unit: `of ${HOSTILE_URLS.length}`,
        target: '= 0',
      },
      {
        name: 'guesses at a confirmation link that were looked at, of 1,000 at once',
        // The last one leaves no try, as those that were not looked at.
        value: answers.filter(({ tries_left }) => (tries_left ?? 0) > 0).length + 1,
        unit: 'guesses',
        target: '<= 5',
      },
      {
        name: 'links that open after that, even for the right proof',
        value: after.state === 'open' ? 1 : 0,
        unit: 'links',
        target: '= 0',
      },
      {
        name: 'writes of 100 confirmations at once',
        value: written.rowCount ?? 0,
        unit: 'writes',
        target: '= 1',
      },
    ];
  } finally {
    await database.drop();
    await cluster.stop();
  }
}
