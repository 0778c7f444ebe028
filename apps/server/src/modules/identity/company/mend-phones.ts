import type { CountryCode } from '@sampan/country-rules';
import { storedPhone } from '@sampan/phone-numbers';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { getOrCreateSetting } from '../../../platform/setting/setting.repo.ts';

interface PhoneRow extends Record<string, unknown> {
  id: string;
  phone: string;
  country: CountryCode;
}

/**
 * Writes the phones of people and of pick-up places in E.164 where they are national numbers from before. Those of parcels
 * are read alike in both forms and need no pass over every parcel. Runs once per database; a second time changes nothing.
 * Answers how many rows were mended.
 */
export async function mendPhones(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const mended = newId();
    // Whoever reads another mark was not the first.
    if ((await getOrCreateSetting(tx, 'phones_in_e164', () => mended)) !== mended) return 0;
    let count = 0;
    for (const table of ['users', 'pickup_locations'] as const) {
      const name = sql.identifier(table);
      const { rows } = await tx.execute<PhoneRow>(sql`
        select t.id, t.phone, c.country_code as country from ${name} t join companies c on c.id = t.company_id
        where t.phone <> '' and t.phone not like '+%'`);
      const mends = rows.flatMap(({ id, phone, country }) => {
        const stored = storedPhone(phone, country);
        return stored === phone ? [] : [{ id, phone: stored }];
      });
      await tx.execute(sql`
        update ${name} t set phone = m.phone
        from json_to_recordset(${JSON.stringify(mends)}::json) as m(id uuid, phone text) where t.id = m.id`);
      count += mends.length;
    }
    return count;
  });
}
