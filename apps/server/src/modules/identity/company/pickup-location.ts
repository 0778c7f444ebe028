import type { PickupLocation, PickupLocationInput } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import {
  findPickupLocation,
  insertPickupLocation,
  lockPickupLocations,
  removePickupLocation,
  setDefaultPickupLocation,
  writePickupLocation,
} from './address.repo.ts';
import {
  checkCompanyAddress,
  checkCompanyPhone,
  companyAddressErrors,
  companyPhoneErrors,
} from './check-company-contact.ts';
import { printErrors } from './print-errors.ts';

/** More places than any company has; a program that loops must stop somewhere. */
const MAX_PLACES = 50;

/** A place as it is stored; throws `invalid_input` naming every wrong field. */
function checkedPlace(input: PickupLocationInput, country: CountryCode): PickupLocationInput {
  refuseFields([
    ...printErrors([['name', input.name]]),
    ...companyPhoneErrors(input.phone, country),
    ...companyAddressErrors(input.coordinate, country, 'coordinate'),
  ]);
  return {
    ...input,
    phone: checkCompanyPhone(input.phone, country),
    coordinate: checkCompanyAddress(input.coordinate, country, 'coordinate'),
  };
}

async function audit(
  tx: Ctx,
  action: string,
  id: string,
  change: { before?: PickupLocation | null; after?: PickupLocation | null } = {},
): Promise<void> {
  await recordAudit(tx, {
    action: `pickup_location.${action}`,
    object_type: 'pickup_location',
    object_id: id,
    ...change,
  });
}

/** Adds a pick-up place; the company's first one is its default. Throws `invalid_input` and `too_many_places`. */
export async function createPickupLocation({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: PickupLocationInput;
}): Promise<PickupLocation> {
  const actor = requireWriter(ctx);
  const place = checkedPlace(input, actor.country_code);
  return withTransaction(ctx, async (tx) => {
    const known = await lockPickupLocations(tx, actor.company_id);
    if (known.length >= MAX_PLACES) throw new DomainError('too_many_places');
    const made = await insertPickupLocation(tx, actor.company_id, place, known.length === 0);
    await audit(tx, 'create', made.id, { after: made });
    return made;
  });
}

/** Changes a pick-up place. Throws `invalid_input` and `not_found`. */
export async function updatePickupLocation({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: PickupLocationInput;
}): Promise<PickupLocation> {
  const actor = requireWriter(ctx);
  // Somebody else's place does not exist, whatever is said about it.
  const before = await findPickupLocation(ctx, actor.company_id, id);
  if (!before) throw new DomainError('not_found');
  const place = checkedPlace(input, actor.country_code);
  return withTransaction(ctx, async (tx) => {
    const written = await writePickupLocation(tx, actor.company_id, id, place);
    if (!written) throw new DomainError('not_found');
    await audit(tx, 'update', id, { before, after: written });
    return written;
  });
}

/** Makes a place the default; there is exactly one at every moment. Throws `not_found`. */
export async function makeDefaultPickupLocation({ ctx, id }: { ctx: Ctx; id: string }): Promise<PickupLocation> {
  const actor = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    // Two at once would each take the other's mark away: one waits for the other.
    const places = await lockPickupLocations(tx, actor.company_id);
    if (!places.some((place) => place.id === id)) throw new DomainError('not_found');
    const made = await setDefaultPickupLocation(tx, actor.company_id, id);
    await audit(tx, 'default', id);
    return made;
  });
}

/** Removes a place. Throws `default_place` for the default one, which a company always has, and `not_found`. */
export async function deletePickupLocation({ ctx, id }: { ctx: Ctx; id: string }): Promise<{ success: true }> {
  const actor = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const places = await lockPickupLocations(tx, actor.company_id);
    const place = places.find((one) => one.id === id);
    if (!place) throw new DomainError('not_found');
    if (place.is_default) throw new DomainError('default_place');
    await removePickupLocation(tx, actor.company_id, id);
    await audit(tx, 'delete', id, { before: place });
    return { success: true as const };
  });
}
