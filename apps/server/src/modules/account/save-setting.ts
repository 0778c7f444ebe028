import type { Coordinate, User } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { requireWriter, type Ctx } from '../../kernel/context.ts';
import { withTransaction } from '../../kernel/transaction.ts';
import { checkOwnAddress, checkOwnPhone, saveDefaultPickupLocation } from '../address/index.ts';
import { findPerson } from './account.repo.ts';
import { companies, users } from './account.table.ts';
import { getMe } from './me.ts';

export interface SettingInput {
  name?: string | undefined;
  phone?: string | undefined;
  coordinate?: Coordinate | undefined;
  pickup_location?: Coordinate | undefined;
  is_same_billing_and_delivery_address?: boolean | undefined;
}

/**
 * Saves name, phone, billing and pick-up address (spec 3 'Settings payload'). Addresses are checked by the rules of the
 * company's own country; a wrong one throws `invalid_input` naming the field.
 */
export async function saveSetting({ ctx, input }: { ctx: Ctx; input: SettingInput }): Promise<User> {
  const actor = requireWriter(ctx);
  const phone = input.phone === undefined ? undefined : checkOwnPhone(input.phone, actor.country_code);
  const billing = input.coordinate && checkOwnAddress(input.coordinate, actor.country_code, 'coordinate');
  const same = input.is_same_billing_and_delivery_address;
  const pickup = input.pickup_location
    ? checkOwnAddress(input.pickup_location, actor.country_code, 'pickup_location')
    : same
      ? billing
      : undefined;

  await withTransaction(ctx, async (tx) => {
    const person = await findPerson(tx, actor.user_id);
    if (input.name !== undefined || phone !== undefined) {
      await tx.db
        .update(users)
        .set({ ...(input.name === undefined ? {} : { name: input.name }), ...(phone === undefined ? {} : { phone }) })
        .where(eq(users.id, actor.user_id));
    }
    if (billing || same !== undefined) {
      await tx.db
        .update(companies)
        .set({
          ...(billing ? { billing_address: billing } : {}),
          ...(same === undefined ? {} : { is_same_billing_and_delivery_address: same }),
        })
        .where(eq(companies.id, actor.company_id));
    }
    if (pickup) {
      await saveDefaultPickupLocation(tx, {
        company_id: actor.company_id,
        name: input.name ?? person?.user.name ?? '',
        phone: phone ?? person?.user.phone ?? '',
        coordinate: pickup,
      });
    }
    await recordAudit(tx, {
      action: 'setting.save',
      object_type: 'company',
      object_id: actor.company_id,
      details: { fields: Object.keys(input) },
    });
  });
  return getMe({ ctx });
}
