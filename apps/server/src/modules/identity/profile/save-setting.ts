import type { Coordinate, User } from '@sampan/contract';
import { storedPhone } from '@sampan/phone-numbers';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import {
  checkCompanyPhone,
  findDefaultPickupLocation,
  companyAddressErrors,
  companyPhoneErrors,
  saveDefaultPickupLocation,
  normaliseCoordinate,
} from '../company/index.ts';
import { companies, findUser, users } from '../account/index.ts';
import { getMe } from './me.ts';

export interface SettingInput {
  name?: string | undefined;
  phone?: string | undefined;
  company_name?: string | undefined;
  coordinate?: Coordinate | undefined;
  pickup_location?: Coordinate | undefined;
  is_same_billing_and_delivery_address?: boolean | undefined;
}

/**
 * Saves name, phone, billing and pick-up address (spec 3 'Settings payload'), and what the company is called. Addresses are
 * checked by the rules of the company's own country; `invalid_input` names every wrong field of both at once. Throws `forbidden`
 * when somebody but the owner renames the company.
 */
export async function saveSetting({ ctx, input }: { ctx: Ctx; input: SettingInput }): Promise<User> {
  const actor = requireWriter(ctx);
  if (input.company_name !== undefined && actor.role !== 'owner') throw new DomainError('forbidden');
  const { country_code } = actor;
  const { coordinate, pickup_location, is_same_billing_and_delivery_address: same } = input;
  refuseFields([
    // The profile's phone may be left empty (spec 3 'profile'). Beside an address it is starred (spec 5 'Address').
    ...(input.phone || (input.phone === '' && (coordinate || pickup_location))
      ? companyPhoneErrors(input.phone, country_code)
      : []),
    ...(coordinate ? companyAddressErrors(coordinate, country_code, 'coordinate') : []),
    ...(pickup_location ? companyAddressErrors(pickup_location, country_code, 'pickup_location') : []),
  ]);
  const phone = input.phone ? checkCompanyPhone(input.phone, country_code) : input.phone;
  const billing = coordinate && normaliseCoordinate(coordinate);
  const pickup = pickup_location ? normaliseCoordinate(pickup_location) : same ? billing : undefined;

  return withTransaction(ctx, async (tx) => {
    const person = await findUser(tx, actor.user_id);
    const place = await findDefaultPickupLocation(tx, actor.company_id);
    if (input.name !== undefined || phone !== undefined) {
      await tx.db
        .update(users)
        .set({
          ...(input.name === undefined ? {} : { name: input.name }),
          ...(phone === undefined ? {} : { phone: storedPhone(phone, actor.country_code) }),
        })
        .where(eq(users.id, actor.user_id));
    }
    if (billing || same !== undefined || input.company_name !== undefined) {
      await tx.db
        .update(companies)
        .set({
          ...(input.company_name === undefined ? {} : { name: input.company_name }),
          ...(billing ? { billing_address: billing } : {}),
          ...(same === undefined ? {} : { is_same_billing_and_delivery_address: same }),
        })
        .where(eq(companies.id, actor.company_id));
    }
    if (pickup) {
      await saveDefaultPickupLocation(tx, {
        company_id: actor.company_id,
        name: input.name || person?.user.name || input.company_name || person?.company.name || '',
        phone: phone ?? person?.user.phone ?? '',
        coordinate: pickup,
      });
    }
    const changed = {
      before: {
        name: person?.user.name,
        phone: person?.user.phone,
        company_name: person?.company.name,
        billing_address: person?.company.billing_address,
        is_same_billing_and_delivery_address: person?.company.is_same_billing_and_delivery_address,
        pickup_location: place?.coordinate,
      },
      after: {
        name: input.name ?? person?.user.name,
        phone: phone ?? person?.user.phone,
        company_name: input.company_name ?? person?.company.name,
        billing_address: billing ?? person?.company.billing_address,
        is_same_billing_and_delivery_address: same ?? person?.company.is_same_billing_and_delivery_address,
        pickup_location: pickup ?? place?.coordinate,
      },
    };
    await recordAudit(tx, {
      action: 'setting.save',
      object_type: 'company',
      object_id: actor.company_id,
      ...changed,
    });
    return getMe({ ctx: tx });
  });
}
