import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { findUserByVerifiedEmail } from '../modules/identity/account/index.ts';
import { users } from '../modules/identity/account/account.table.ts';
import { findDefaultPickupLocation } from '../modules/identity/company/index.ts';
import { createRateSource } from '../modules/shipping/estimate/index.ts';
import { customersOf } from './demo-customer.ts';
import { DEMO_COMPANIES, type DemoShop } from './demo-shop.ts';
import { createSeededRandom } from './seeded-random.ts';
import type { SeedContext } from './seed-context.ts';
import { seedInvoices } from './seed-invoices.ts';
import { payoutMoments } from './seed-payouts.ts';
import { generateCompany } from './generate-company.ts';
import { buildOnce, fillWallets, seedPeople } from './seed-accounts.ts';
import { seedCod, type Moment } from './seed-cod.ts';
import { seedProducts } from './seed-products.ts';
import { seedRunningJob } from './seed-running-job.ts';
import { seedWarehouse } from './seed-warehouse.ts';
import { numbered } from './seed-wallets.ts';
import { generateReweigh } from './generate-reweighs.ts';
import { warehouseParcels } from './warehouse-parcels.ts';
import { writeCompany } from './write-company.ts';

const DAY_MS = 86_400_000;
/** The companies are a little older than their oldest parcels. */
const FOUNDED_DAYS_AGO = 60;

/** Only people, addresses, full wallets and listings without pictures: what tests start from. A database that has them is left as it is. */
export async function seedDemoAccounts({ ctx }: { ctx: Ctx }): Promise<void> {
  await buildOnce(ctx, async (tx) => {
    await seedPeople(tx);
    await fillWallets(tx);
    await seedProducts(tx, { with_pictures: false });
  });
}

/**
 * Seeds the demo once (design 7): companies with weeks of parcels behind them, some of which move while one looks.
 * All in one transaction, so a start that is interrupted leaves nothing, and a database that has the demo is left as it is.
 */
export async function seedDemo({ ctx }: { ctx: Ctx }): Promise<void> {
  await buildOnce(ctx, async (tx) => {
    const now_ms = ctx.clock.now();
    const rates = createRateSource({ db: ctx.db, clock: ctx.clock });
    const then = { ...tx, clock: { now: () => now_ms - FOUNDED_DAYS_AGO * DAY_MS } };
    await seedPeople(then);
    await fillWallets(
      then,
      DEMO_COMPANIES.map(({ email }) => email),
    );
    const payouts: Moment[] = [];
    for (const shop of DEMO_COMPANIES) {
      const seed = await createSeedContext(tx, shop, now_ms, rates);
      const invented = [...(await generateCompany(seed)), ...warehouseParcels(seed)];
      const parcels = await generateReweigh(seed, numbered(invented));
      await writeCompany(tx, seed, parcels);
      await seedWarehouse(seed, parcels);
      await seedRunningJob(seed, parcels);
      payouts.push(...payoutMoments(seed, parcels));
    }
    await seedInvoices(tx, now_ms, now_ms - FOUNDED_DAYS_AGO * DAY_MS);
    await seedCod(tx, now_ms, payouts);
    await seedProducts(tx, { with_pictures: true });
  });
}

/** A demo company as it stands in the database, ready to invent its parcels as of a moment. */
export async function createSeedContext(
  tx: Ctx,
  shop: DemoShop,
  now_ms: number,
  rates: SeedContext['rates'],
): Promise<SeedContext> {
  const person = await findUserByVerifiedEmail(tx, shop.email);
  if (!person) throw new Error(`Nobody is called ${shop.email}`);
  const { user, company } = person;
  const place = await findDefaultPickupLocation(tx, company.id);
  if (!place) throw new Error(`${company.name} has no pick-up place`);
  const people = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.company_id, company.id), ne(users.role, 'staff_ro')))
    .orderBy(desc(eq(users.role, 'owner')), asc(users.email));
  return {
    ctx: tx,
    rates,
    shop,
    company,
    now_ms,
    sender: { name: place.name, phone: place.phone, email: user.email ?? '', coordinate: place.coordinate },
    customers: new Map([shop.country, ...shop.abroad].map((country) => [country, customersOf(country)])),
    people: people.map(({ id }) => id),
    random: createSeededRandom(shop.email),
  };
}
