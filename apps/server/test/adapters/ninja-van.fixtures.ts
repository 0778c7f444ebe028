import { startCourierStandIns } from '@sampan/stand-ins';
import { importRates, readZoneMap, RATE_CARD_PATH } from '../../src/modules/shipping/estimate/index.ts';
import { createEgress } from '../../src/platform/egress/egress-client.ts';
import { openTestApp, TestClock, type TestApp } from '../app/test-app.fixtures.ts';

/** What an operator agreed on with Ninja Van: one service in Singapore. */
export const NINJA_VAN_RATES = `courier,service,service_name,currency,origin_country,origin_zone,destination_country,destination_zone,eta_days_from,eta_days_to,cut_off,pick_up,drop_off,cod_min,cod_max,cod_min_fee,insurance_max,volumetric_divisor,rounding_kg,min_weight_kg,max_weight_kg,max_side_cm,weight_breaks,fuel_percent,remote_fee,bulky_over_cm,bulky_fee,area_name,area_fee
ninja-van-sg,standard,Standard,SGD,SG,*,SG,*,1,3,1700,yes,yes,1,1500,1,1000,5000,0.5,0,30,150,1=3.50; 5=5.20; 30=18.90,0,,,,,
`;

/** A recipient in Malaysia as a merchant types it. */
export const MY_RECIPIENT = {
  name: 'Nurul Aisyah binti Rahman',
  phone: '123456789',
  coordinate: {
    street: '12 Jalan SS 2/24',
    city: 'Petaling Jaya',
    state: 'Selangor',
    post_code: '47300',
    country: 'MY',
  },
};

export type NinjaVanApp = TestApp & { stand_ins: Awaited<ReturnType<typeof startCourierStandIns>> };

/** The whole server with Ninja Van's stand-in as its only courier. */
export async function openNinjaVanApp(): Promise<NinjaVanApp> {
  const clock = new TestClock();
  const stand_ins = await startCourierStandIns({ now: () => clock.now() });
  const { ninja_van, url } = stand_ins;
  const app = await openTestApp({
    clock,
    env: {
      SAMPAN_LOCAL_COURIERS: 'false',
      NINJA_VAN_ACCOUNTS: `SG:${ninja_van.client_id}:${ninja_van.client_secret}:${ninja_van.prefix}`,
      NINJA_VAN_URL: `${url}/ninja-van`,
    },
    ports: { egress: createEgress({ allow: [new URL(url).host] }) },
  });
  ninja_van.push_url = 'http://sampan.test/api/webhooks/couriers/ninja-van-sg';
  const imported = await importRates({
    db: app.ctx.db,
    clock,
    text: NINJA_VAN_RATES,
    source: 'ninja-van.csv',
    zones: readZoneMap(RATE_CARD_PATH),
    couriers: null,
  });
  if (imported.status === 'refused') throw new Error(JSON.stringify(imported.problems));
  const close = async () => {
    await app.close();
    await stand_ins.stop();
  };
  return { ...app, stand_ins, close };
}

/** Brings to the server what the stand-in sent; answers the statuses. */
export async function deliver({ app, stand_ins }: NinjaVanApp): Promise<number[]> {
  const statuses: number[] = [];
  for (const { url, headers, body } of stand_ins.ninja_van.takePushes())
    statuses.push((await app.request(url, { method: 'POST', headers, body })).status);
  return statuses;
}
