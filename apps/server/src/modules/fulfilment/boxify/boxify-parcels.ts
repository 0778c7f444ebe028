import type { ImportItem, ImportValues } from '@sampan/contract';
import { payableDigitsOf, payableText, toMinor, type Currency } from '@sampan/country-rules';
import {
  gatherCustoms,
  importIssue,
  importRepair,
  spreadCustoms,
  type GroupedRow,
} from '../../commerce/order-import/index.ts';
import type { BoxSize, Sides } from './box-size.ts';
import { packUnits, type PackedBox, type Unit } from './pack-units.ts';

/** What is known of a SKU: grams, and millimetres where it was measured. */
export interface SkuMeasure {
  weight_g: number;
  sides: Sides | null;
}

/** Pieces of one order; a longer list is a mistake in the quantity. */
const MAX_UNITS = 1_000;

interface Piece extends Unit {
  item: ImportItem;
}

function kilograms(grams: number): string {
  return String(grams / 1_000);
}

/** The pieces of an order, each as heavy and as large as its SKU; null for one whose weight nobody knows. */
function piecesOf({ items }: GroupedRow, skus: ReadonlyMap<string, SkuMeasure>): (Piece | null)[] {
  return items.flatMap((item) => {
    const sku = skus.get(item.sku.toUpperCase());
    const weight_g = sku?.weight_g ?? (item.weight === null ? 0 : Math.ceil(item.weight * 1_000 - 1e-6));
    const piece = weight_g === 0 ? null : { item, weight_g, sides: sku?.sides ?? null };
    return Array.from({ length: Math.min(item.quantity, MAX_UNITS + 1) }, () => piece);
  });
}

/** The items of a box with how many of each are in it. */
function itemsOf(pieces: readonly Piece[]): ImportItem[] {
  const counts = new Map<ImportItem, number>();
  for (const { item } of pieces) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, quantity]) => ({ ...item, quantity }));
}

/** The order's value by what each box holds of it; nothing is lost to rounding. */
function sharesOf(value: string, boxes: readonly PackedBox<Piece>[], currency: Currency): string[] {
  const scale = 10 ** payableDigitsOf(currency);
  const total = Math.round(Number(value) * scale);
  if (!Number.isFinite(total)) return boxes.map(() => value);
  const prices = boxes.map(({ units }) => units.reduce((sum, { item }) => sum + (item.unit_value ?? 0), 0));
  const weights = boxes.map(({ units }) => units.reduce((sum, { weight_g }) => sum + weight_g, 0));
  const parts = prices.every((price) => price > 0) ? prices : weights;
  const sum = parts.reduce((all, part) => all + part, 0);
  const shares = parts.map((part) => Math.floor((total * part) / sum));
  const rest = total - shares.reduce((all, share) => all + share, 0);
  return shares.map((share, at) => payableText(toMinor((at === 0 ? share + rest : share) / scale, currency), currency));
}

function valuesOf(values: ImportValues, box: PackedBox<Piece>): ImportValues {
  const grams = box.units.reduce((sum, { weight_g }) => sum + weight_g, 0);
  const [length, width, height] = (box.is_oversized ? box.units[0]?.sides : null) ?? box.box.sides;
  return {
    ...values,
    package_weight: kilograms(grams),
    package_type: box.box.alias,
    package_length: String(length / 10),
    package_width: String(width / 10),
    package_height: String(height / 10),
  };
}

/** What a company packs with. */
export interface Packing {
  /** By name in capitals. */
  skus: ReadonlyMap<string, SkuMeasure>;
  /** The smallest first. */
  sizes: readonly BoxSize[];
  currency: Currency;
}

/** The parcels of one order. Cash is collected with the first; the others carry none. */
function packOrder(order: GroupedRow, { skus, sizes, currency }: Packing): GroupedRow[] {
  if (order.items.length === 0) return [order];
  const pieces = piecesOf(order, skus);
  const unknown = pieces.findIndex((piece) => piece === null);
  if (unknown >= 0)
    return [{ ...order, issues: [...order.issues, importIssue('item_sku', 'error', 'validate.import_sku_unknown')] }];
  if (pieces.length > MAX_UNITS) {
    const issue = importIssue('item_quantity', 'error', 'validate.import_too_many_pieces', { max: String(MAX_UNITS) });
    return [{ ...order, issues: [...order.issues, issue] }];
  }
  const boxes = packUnits(pieces as Piece[], sizes);
  const shares = sharesOf(order.values.package_value ?? '', boxes, currency);
  const reference = order.values.reference_id;
  return boxes.map((box, at) => {
    const { cod_amount: cod, ...rest } = valuesOf(order.values, box);
    const numbered = reference === undefined || at === 0 ? reference : `${reference}/${at + 1}`;
    return {
      ...order,
      items: itemsOf(box.units),
      issues: box.is_oversized
        ? [...order.issues, importIssue('package_type', 'warning', 'validate.import_oversized')]
        : order.issues,
      repaired:
        at === 0 || reference === undefined
          ? order.repaired
          : [
              ...order.repaired,
              importRepair('reference_id', 'validate.import_parcel_numbered', reference, numbered ?? ''),
            ],
      values: {
        ...rest,
        ...(numbered === undefined ? {} : { reference_id: numbered }),
        ...(boxes.length === 1 || order.values.package_value === undefined
          ? {}
          : { package_value: shares[at] ?? order.values.package_value }),
        ...(cod === undefined || at > 0 ? {} : { cod_amount: cod }),
      },
    };
  });
}

/** Packs orders into parcels. Changes nothing else of them. */
export function boxifyParcels(orders: readonly GroupedRow[], packing: Packing): GroupedRow[] {
  return orders
    .map(spreadCustoms)
    .flatMap((order) => packOrder(order, packing))
    .map(gatherCustoms);
}
