import { createTestDatabase } from '@sampan/testing';
import { sql } from 'drizzle-orm';
import { ratesOf } from '#test/adapters/courier.fixtures.ts';
import { courierSuite } from '#test/adapters/courier.suite.ts';
import { systemClock } from '../../platform/clock.ts';
import { databaseOn } from '../../platform/database/database.ts';
import type { CourierPort } from '../../ports/courier.ts';
import { createLocalNetwork } from './local-network.ts';

courierSuite(
  'the local network',
  {
    country: 'SG',
    currency: 'SGD',
    refused: (purchase) => ({ ...purchase, destination: { ...purchase.destination, name: 'TEST_FAIL_BUY' } }),
    takes_cash: true,
    is_safe_at_once: true,
    codes_after_pick_up: 'picked_up',
  },
  async () => {
    const database = await createTestDatabase();
    const db = databaseOn(database.pool);
    const network = createLocalNetwork({ db, clock: systemClock, rates: ratesOf('standard'), speed: 1 });
    const found = network.couriers.find(({ profile }) => profile.alias === 'straits-parcel');
    if (found === undefined) throw new Error('no courier');
    const cod = new Map<string, number>();
    const courier: CourierPort = {
      ...found,
      buy: async (purchase, options) => {
        try {
          const outcome = await found.buy(purchase, options);
          if (outcome.status === 'bought') cod.set(outcome.tracking_code, await codOf(outcome.tracking_code));
          return outcome;
        } finally {
          // A fault of this network stays until it is mended; here it hits once.
          network.faults.clear();
        }
      },
    };
    const codOf = async (code: string) => {
      const { rows } = await db.execute(sql`select cod_minor from courier_parcels where tracking_code = ${code}`);
      return Number(rows[0]?.['cod_minor']) / 100;
    };
    return {
      courier,
      clock: systemClock,
      booked: async () => {
        const { rows } = await db.execute(sql`select count(*) as booked from courier_parcels`);
        return Number(rows[0]?.['booked']);
      },
      loseNextAnswer: () => network.faults.set('straits-parcel', { buy: 'lost_after' }),
      loseNextCall: () => network.faults.set('straits-parcel', { buy: 'lost_before' }),
      told: (code) => ({ weight_g: null, cod: cod.get(code) ?? null }),
      move: async (code, to) => {
        await network.advance(code, to === 'delivered' ? 'end' : to);
      },
      close: () => database.drop(),
    };
  },
);
