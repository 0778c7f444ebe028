import { COUNTRY_CODES, type CountryCode } from '@sampan/country-rules';
import {
  useDemo,
  type Demo,
  type DemoOptions,
  type DemoPerson,
  type OpenOptions,
  type OpenPage,
  type SignedInPerson,
} from '@sampan/testing/demo';
import { beforeAll } from 'vitest';
import { openIn, turnMerchant } from './vietnam.fixtures.ts';

const PEOPLE: Readonly<Record<Exclude<CountryCode, 'VN'>, DemoPerson>> = { SG: 'sg', MY: 'my', PH: 'ph', ID: 'id' };

/** A page of a merchant, and the demo it is one of. */
export interface MerchantPage extends OpenPage {
  readonly demo: Demo;
}

export interface MerchantsByCurrency {
  /** A page of the demo's merchant of a country; see Demo.open(). */
  open(country: CountryCode, options?: Omit<OpenOptions, 'as'>): Promise<MerchantPage>;
  /** The server, and the database behind it, that has a country's merchant. */
  demoOf(country: CountryCode): Demo;
}

/** Every country at a phone's and at a desktop's width, for `describe.each` of a matrix. */
export const EVERYWHERE = COUNTRY_CODES.flatMap((country) =>
  ([375, 1280] as const).map((width) => ({ country, width })),
);

/**
 * The demo's merchants of five currencies, each with the past the demo gives it, for a matrix. Viet Nam's is on a server of
 * its own, where the Philippine one was turned into it. Call it once, at the top of the file.
 */
export function useMerchantsByCurrency(options: DemoOptions = {}): MerchantsByCurrency {
  const asia = useDemo(options);
  const vietnam = useDemo({ ...options, own: true });
  let vietnamese: SignedInPerson | undefined;
  beforeAll(async () => {
    vietnamese = await turnMerchant(vietnam);
  });
  const demoOf = (country: CountryCode) => (country === 'VN' ? vietnam : asia);
  return {
    demoOf,
    async open(country, settings = {}) {
      const demo = demoOf(country);
      const as = country === 'VN' ? vietnamese : PEOPLE[country];
      if (as === undefined)
        throw new Error('The merchants are there in tests and hooks, not while the file is loaded.');
      return { ...(await openIn(demo, country, { ...settings, as })), demo };
    },
  };
}
