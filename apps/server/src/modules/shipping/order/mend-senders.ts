import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { getOrCreateSetting } from '../../../platform/setting/setting.repo.ts';

/** Who ships where nobody was named: the company's owner, or the company. */
const OWNER_NAME = sql`coalesce(
  (select nullif(trim(u.name), '') from users u where u.company_id = c.id and u.role = 'owner' order by u.created_at limit 1),
  nullif(trim(c.name), ''),
  'Sender'
)`;

/**
 * Names the person of pick-up places and of senders that were written without one, before the name was asked for. Runs once
 * per database; a second time changes nothing. Answers how many rows were mended.
 */
export async function mendSenders(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const mended = String(Date.now());
    // Whoever reads another mark was not the first.
    if ((await getOrCreateSetting(tx, 'senders_named', () => mended)) !== mended) return 0;
    const places = await tx.execute(sql`
      update pickup_locations p set name = ${OWNER_NAME} from companies c where c.id = p.company_id and trim(p.name) = ''`);
    const parcels = await tx.execute(sql`
      update orders o set billing_address = jsonb_set(o.billing_address, '{name}', to_jsonb(${OWNER_NAME}))
      from companies c
      where c.id = o.company_id and jsonb_typeof(o.billing_address) = 'object'
        and trim(coalesce(o.billing_address ->> 'name', '')) = ''`);
    return (places.rowCount ?? 0) + (parcels.rowCount ?? 0);
  });
}
