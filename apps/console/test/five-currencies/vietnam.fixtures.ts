import type { CountryCode } from '@sampan/country-rules';
import { readFile, readdir } from 'node:fs/promises';
import type { TestDatabase } from '@sampan/testing';
import type { Demo, OpenOptions, OpenPage, SignedInPerson } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { convertPricesToVnd } from './vnd-price.fixtures.ts';

/** Whose demo becomes Vietnamese. */
const VIETNAMESE = 'ph@demo.sampan.test';

/**
 * Turns the demo's Philippine merchant into one of Viet Nam, with all it has: nobody of a closed country can sign in, so
 * the session is begun before. Centavos become dong of the same number. Answers who is signed in.
 */
export async function turnMerchant(demo: Pick<Demo, 'database' | 'signIn'>): Promise<SignedInPerson> {
  const { token, user } = await demo.signIn('ph');
  await turnAll(demo.database);
  return { token, user: inVietnam(user) };
}

const inVietnam = <User extends Readonly<Record<string, unknown>>>(user: User) => ({
  ...user,
  balance: Math.round((user['balance'] as number) * 100),
  country_code: 'VN',
  currency: 'VND',
  language: 'vi',
});

/** Parcels of the demo move meanwhile: who meets them half-way begins again. */
async function turnAll(database: TestDatabase, tries = 5): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(TURN_COLUMNS);
    await convertPricesToVnd(client);
    await client.query(
      `update companies c set country_code = 'VN' from users u where u.company_id = c.id and u.email = '${VIETNAMESE}'`,
    );
    await client.query(
      `update users set time_zone = 'Asia/Ho_Chi_Minh', language = 'vi' where email = '${VIETNAMESE}'`,
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if ((error as { code?: string }).code !== '40P01' || tries === 1) throw error;
    return await turnAll(database, tries - 1);
  } finally {
    client.release();
  }
}

/** Every amount in pesos, wherever it stands, is one in dong. What keeps written money as it is rests meanwhile. */
const TURN_COLUMNS = `do $$ declare c record; begin
  for c in select table_name, column_name, data_type from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (data_type = 'jsonb' or (data_type = 'text' and column_name like '%currency'))
  loop
    execute format('alter table %I disable trigger user', c.table_name);
    if c.data_type = 'jsonb' then
      execute format($q$update %1$I set %2$I = replace(%2$I::text, '"PHP"', '"VND"')::jsonb where %2$I::text like '%%"PHP"%%'$q$,
        c.table_name, c.column_name);
    else
      execute format($q$update %1$I set %2$I = 'VND' where %2$I = 'PHP'$q$, c.table_name, c.column_name);
    end if;
    execute format('alter table %I enable trigger user', c.table_name);
  end loop;
end $$`;

const ASSETS = new URL('../../dist/assets/', import.meta.url);
const CLOSED = 'is_closed:!0';

/** The page's own copy of the country rules has Viet Nam open, as on the day it opens; everything else is as it is served. */
export async function openVietnam(page: Page): Promise<void> {
  for (const name of await readdir(ASSETS)) {
    if (!name.endsWith('.js')) continue;
    const code = await readFile(new URL(name, ASSETS), 'utf8');
    if (!code.includes(CLOSED)) continue;
    const body = code.replaceAll(CLOSED, 'is_closed:!1');
    await page.route(`**/assets/${name}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
}

/** demo.open() for somebody of any country, the closed one included. */
export async function openIn(demo: Demo, country: CountryCode, options: OpenOptions): Promise<OpenPage> {
  if (country !== 'VN') return demo.open(options);
  const opened = await demo.open({ ...options, stay: true });
  await openVietnam(opened.page);
  if (options.stay !== true) await opened.page.goto(demo.url + (options.path ?? '/orders/new'));
  return opened;
}
