import { afterAll, describe, expect, test } from 'vitest';
import { EnvError, readEnv } from '../../src/platform/config/env.ts';
import { openTestApp } from './test-app.fixtures.ts';
import type { TestApp } from './test-app.fixtures.ts';

const opened: TestApp[] = [];
const KARRIO = {
  KARRIO_URL: 'https://karrio.example',
  KARRIO_TOKEN: 'key',
  KARRIO_CARRIERS: 'ninjavan-sg:Ninja Van:SG+MY, dhl_asia:DHL eCommerce:SG',
};

async function aliasesOf(env: Record<string, string>): Promise<string[]> {
  const app = await openTestApp({ env });
  opened.push(app);
  return app.ctx.ports.couriers.profiles('SG').map((profile) => profile.alias);
}

afterAll(() => Promise.all(opened.map((app) => app.close())));

describe('which couriers an installation sells', () => {
  test('the demo has the local ones, and those of Karrio when they are set; foreign ones get a tile too', async () => {
    expect(await aliasesOf(KARRIO)).toEqual([
      'merlion-express',
      'straits-parcel',
      'harbour-post',
      'kilat-rider',
      'karrio-ninjavan-sg',
      'karrio-dhl-asia',
    ]);
    const tile = await opened[0]?.app.request('/couriers/karrio-ninjavan-sg.svg');
    expect(await tile?.text()).toContain('>NV<');
  });

  test('couriers that ship nothing can be left out', async () => {
    expect(await aliasesOf({ ...KARRIO, SAMPAN_LOCAL_COURIERS: 'false' })).toEqual([
      'karrio-ninjavan-sg',
      'karrio-dhl-asia',
    ]);
  });

  test.each(['ninjavan', 'ninjavan:Ninja Van', 'ninjavan:Ninja Van:sg', 'a:B:SG;c:D:MY'])(
    'the setting "%s" stops the start with an example',
    (carriers) => {
      expect(() => readEnv({ KARRIO_CARRIERS: carriers })).toThrow(EnvError);
    },
  );
});
