import type { ConvertedFile, ParsedRequest, endpoints } from '@sampan/contract';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { findPlaceNames } from '../../shipping/location/index.ts';
import { findSavedPackages } from '../../shipping/saved-package/index.ts';
import { findSkuWeights } from '../../shipping/shipping-rule/index.ts';
import { convertFile, type ConvertOptions } from './convert-file.ts';
import { bytesOf, refuseNoTable } from './file-refusal.ts';
import { splitAddresses } from './split-addresses.ts';

type ConvertInput = ParsedRequest<typeof endpoints.convertCsv>['body'];

/**
 * Reads an uploaded file of orders as parcels (spec 7 POST bulk_order convert_csv); nothing is stored. Throws
 * `invalid_input` naming `data_base64` for what is no table, or more of one than is taken.
 */
export async function convertCsv({
  ctx,
  input,
  pack,
}: {
  ctx: Ctx;
  input: ConvertInput;
  pack?: ConvertOptions['pack'];
}): Promise<ConvertedFile> {
  const actor = requireWriter(ctx);
  const bytes = bytesOf(input.data_base64);
  const sku_weights = await findSkuWeights(ctx, actor.company_id);
  const packages = await findSavedPackages(ctx, actor.company_id);
  return refuseNoTable(async () =>
    convertFile(bytes, {
      ...input,
      pack,
      country: actor.country_code,
      sku_weights,
      packages,
      findPlaces: (search) => findPlaceNames(ctx.db, search),
      splitAddresses: async (parcels) => splitAddresses(ctx.db, parcels, actor.country_code),
      now: () => ctx.clock.now(),
    }),
  );
}
