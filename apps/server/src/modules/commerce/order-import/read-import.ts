import type {
  ImportEncoding,
  ImportMapping,
  ImportPreset,
  ImportValues,
  SameReference,
  SavedPackage,
} from '@sampan/contract';
import { foldText } from '@sampan/country-rules';
import { createHash } from 'node:crypto';
import type { Actor, Ctx } from '../../../platform/context.ts';
import { findSavedPackages } from '../../shipping/saved-package/index.ts';
import { findSkuWeights } from '../../shipping/shipping-rule/index.ts';
import { currencyOf, type ImportShop } from './check-row.ts';
import { checkRows } from './check-rows.ts';
import { readFile } from './convert-file.ts';
import { refuseNoTable } from './file-refusal.ts';
import { PLACES_AT_ONCE } from './look-up-places.ts';
import { findMapping } from './order-import.repo.ts';
import type { OrderImportRecord, OrderImportRowRecord } from './order-import.table.ts';
import { splitAddresses } from './split-addresses.ts';

/** What a merchant says about a file; what is left out is found. */
export interface ReadingOptions {
  preset?: ImportPreset | undefined;
  mapping?: ImportMapping | undefined;
  defaults?: ImportValues | undefined;
  header_row?: number | undefined;
  encoding?: ImportEncoding | undefined;
  same_reference?: SameReference | undefined;
}

export type ReadImport = Pick<
  OrderImportRecord,
  'is_shop' | 'detected' | 'mapping' | 'columns' | 'missing' | 'defaults' | 'file_hash' | 'reading_hash' | 'places_from'
> & { rows: OrderImportRowRecord[]; lines: number };

export function shopOf(
  { country_code }: Pick<Actor, 'country_code'>,
  of: { is_shop: boolean; packages: readonly SavedPackage[] },
): ImportShop {
  return { country: country_code, currency: currencyOf(country_code), ...of };
}

function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** The same for files with the same columns in any order. */
export function headerHashOf(header: readonly string[]): string {
  return hashOf(header.map(foldText).toSorted().join('\n'));
}

/**
 * Reads a file and checks its rows, with the columns the company chose for such a header before and the cells it typed over.
 * Throws `invalid_input` naming `data_base64` for what is no table, or more of one than is taken.
 */
export async function readImport(
  ctx: Ctx,
  actor: Actor,
  { id, bytes, edits }: { id: string; bytes: Uint8Array; edits: ReadonlyMap<number, ImportValues> },
  options: ReadingOptions,
): Promise<ReadImport> {
  const { company_id } = actor;
  const sku_weights = await findSkuWeights(ctx, company_id);
  const packages = await findSavedPackages(ctx, company_id);
  const file = await refuseNoTable(async () =>
    readFile(bytes, {
      ...options,
      country: actor.country_code,
      sku_weights,
      packages,
      remembered: async (header) => findMapping(ctx, company_id, headerHashOf(header)),
      splitAddresses: async (parcels) => splitAddresses(ctx.db, parcels, actor.country_code),
      now: () => ctx.clock.now(),
    }),
  );
  const { parcels, lines, is_shop, mapping, columns, missing, detected } = file;
  const unchecked = parcels.map(({ row, lines: own, items, values, issues, repaired }) => ({
    company_id,
    import_id: id,
    row,
    lines: own,
    items,
    given: { values, issues, repaired },
    edits: edits.get(row) ?? {},
  }));
  const defaults = options.defaults ?? {};
  const file_hash = hashOf(bytes);
  const has_places = unchecked.length <= PLACES_AT_ONCE;
  return {
    is_shop,
    detected,
    mapping,
    columns,
    missing,
    defaults,
    file_hash,
    reading_hash: hashOf(file_hash, JSON.stringify([mapping, defaults, detected])),
    // The places of many rows are looked up beside the person who looks at the first ones.
    rows: await checkRows(ctx, unchecked, shopOf(actor, { is_shop, packages }), { has_places }),
    places_from: has_places ? null : 0,
    lines,
  };
}
