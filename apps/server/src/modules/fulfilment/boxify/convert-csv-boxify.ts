import type { ConvertedFile, ParsedRequest, endpoints } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { convertCsv, type GroupedRow } from '../../commerce/order-import/index.ts';
import { findSavedPackages } from '../../shipping/saved-package/index.ts';
import { findSkusByName } from '../warehouse/index.ts';
import { boxSizesWith } from './box-size.ts';
import { boxifyParcels, type SkuMeasure } from './boxify-parcels.ts';

const SKUS_AT_ONCE = 500;

/** Weights and sides of the SKUs that a file names, a few questions for all of them. */
async function measuresOf(ctx: Ctx, company_id: string, orders: readonly GroupedRow[]) {
  const names = [...new Set(orders.flatMap(({ items }) => items.map(({ sku }) => sku.toUpperCase())))].filter(
    (name) => name !== '',
  );
  const measures = new Map<string, SkuMeasure>();
  for (let at = 0; at < names.length; at += SKUS_AT_ONCE) {
    const found = await findSkusByName(ctx, company_id, names.slice(at, at + SKUS_AT_ONCE));
    for (const { sku, weight_g, length_mm, width_mm, height_mm } of found) {
      const is_measured = length_mm !== null && width_mm !== null && height_mm !== null;
      measures.set(sku.toUpperCase(), { weight_g, sides: is_measured ? [length_mm, width_mm, height_mm] : null });
    }
  }
  return measures;
}

/**
 * Reads a file of item lists as parcels: the pieces of an order go into the smallest preset or own package that holds them,
 * or into several (spec 7 'the boxify variant'). Nothing is stored; throws as `convertCsv` does.
 */
export async function convertCsvBoxify({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedRequest<typeof endpoints.convertCsvBoxify>['body'];
}): Promise<ConvertedFile> {
  const { company_id, country_code } = requireWriter(ctx);
  const { currency } = rulesOf(country_code);
  const sizes = boxSizesWith(await findSavedPackages(ctx, company_id));
  return convertCsv({
    ctx,
    input: { ...input, same_reference: input.same_reference ?? 'items' },
    pack: async (orders) => boxifyParcels(orders, { skus: await measuresOf(ctx, company_id, orders), sizes, currency }),
  });
}
