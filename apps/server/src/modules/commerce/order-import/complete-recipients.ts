import type { ImportValues, Party } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { findPlaceNames } from '../../shipping/location/index.ts';
import { fillPlaces } from './fill-places.ts';
import { mendRow } from './mend-row.ts';
import { partyOf } from './party-of-row.ts';

/** Recipients of a store as those of a file become parties: mended, and their places filled by their postcodes. */
export async function completeRecipients(
  ctx: Pick<Ctx, 'db'>,
  recipients: readonly ImportValues[],
  usual: CountryCode,
): Promise<Party[]> {
  const rows = recipients.map((values, row) =>
    mendRow({ row, lines: [], values, items: [], issues: [], repaired: [] }, usual),
  );
  const filled = await fillPlaces(rows, (search) => findPlaceNames(ctx.db, search));
  return filled.map(({ values, country }) => partyOf(values, country ?? usual));
}
