import { newId } from '../platform/ids.ts';
import { adjustmentRowOf, bookingOf, type NewAdjustmentRow } from '../modules/shipping/adjustment/index.ts';
import type { AdjustmentRow } from '../modules/shipping/adjustment/adjustment.table.ts';
import { createRepricer, type QuoteEntry, type Repricer } from '../modules/shipping/estimate/index.ts';
import type { OrderRow } from '../modules/shipping/order/index.ts';
import { productIllustration } from './product-illustration.ts';
import type { SeedParcel, SeedReweigh, SeedContext } from './seed-context.ts';

const DAY_S = 86_400;
/** The courier's photo: a brown box. */
const BOX = ['#dfe5ea', '#a9794c', '#7d5733', '#f4f7fa'] as const;

/** What became of the weighings of a shop: when they came, how the scale differed, and what was done about them. */
const CASES = [
  { days_ago: 18, scale: 1.6, became: 'charged' },
  { days_ago: 12, scale: 0.6, became: 'credited' },
  { days_ago: 4, scale: 1.9, became: 'disputed' },
  { days_ago: 1, scale: 2.2, became: 'open' },
] as const;
type Case = (typeof CASES)[number];

/** Lets couriers weigh some of the delivered parcels again, each priced by the card it was bought with. */
export async function generateReweigh(seed: SeedContext, parcels: readonly SeedParcel[]): Promise<SeedParcel[]> {
  const repricer = createRepricer(seed.ctx.db);
  const now = Math.floor(seed.now_ms / 1000);
  const weighed = new Map<SeedParcel, SeedParcel>();
  for (const one of CASES) {
    const at = now - one.days_ago * DAY_S;
    const arrived = parcels.filter(
      ({ order }) => order.status === 'completed' && (order.completed_at ?? now) < at && order.archived_at === null,
    );
    // The latest of those that had arrived, so that they are still remembered.
    for (const parcel of arrived.toReversed()) {
      if (weighed.has(parcel)) continue;
      const changed = await weighedAgain(seed, repricer, parcel, one, at);
      if (changed === null) continue;
      weighed.set(parcel, changed);
      break;
    }
  }
  return parcels.map((parcel) => weighed.get(parcel) ?? parcel);
}

/** Null when the price would not change the way it should. */
async function weighedAgain(
  seed: SeedContext,
  repricer: Repricer,
  parcel: SeedParcel,
  one: Case,
  at: number,
): Promise<SeedParcel | null> {
  const { order, purchase } = parcel;
  if (purchase === null) return null;
  const measured = measurementOf(order, one, seed.random.between(10_000, 99_999));
  const after = await priceAt(repricer, order, purchase.entry, measured);
  const difference = (after?.total_fee ?? 0) - purchase.amount_minor;
  if (after === null || difference === 0 || difference < 0 !== (one.became === 'credited')) return null;
  const opened = adjustmentRowOf({ order, purchase }, measured, { before: purchase.entry, after }, at);
  const row = { ...opened, ...answerOf(one, at) };
  const moved = row.state === 'charged' || row.state === 'credited';
  const { company_id: _, adjustment_id: reference, ...booking } = bookingOf(row as AdjustmentRow);
  return {
    ...parcel,
    adjustment: { row, photos: one.became === 'open' || one.became === 'disputed' ? photosOf(row, one) : [] },
    movements: [
      ...parcel.movements,
      ...(moved ? [{ kind: 'adjustment' as const, at: row.booked_at ?? at, reference, ...booking }] : []),
    ],
  };
}

function measurementOf(order: OrderRow, { scale }: Case, serial: number) {
  const weight_g = Math.max(100, Math.round(((order.weight_g ?? 1_000) * scale + (scale > 1 ? 600 : 0)) / 10) * 10);
  const side = (mm: number | null) => Math.max(20, Math.round((mm ?? 0) * Math.cbrt(scale)));
  const sides_mm =
    order.length_mm === null || order.width_mm === null || order.height_mm === null
      ? null
      : ([side(order.length_mm), side(order.width_mm), side(order.height_mm)] as const);
  return { courier_reference: `RW-${serial}`, weight_g, sides_mm, note: 'Weighed at the hub', import_id: null };
}

async function priceAt(
  repricer: Repricer,
  order: OrderRow,
  entry: QuoteEntry,
  measured: ReturnType<typeof measurementOf>,
): Promise<QuoteEntry | null> {
  if (order.billing_address === null || order.shipping_address === null) return null;
  const [length_mm, width_mm, height_mm] = measured.sides_mm ?? [0, 0, 0];
  return repricer.reprice(entry, {
    origin: order.billing_address.coordinate,
    destination: order.shipping_address.coordinate,
    weight_g: measured.weight_g,
    length_mm,
    width_mm,
    height_mm,
    value_minor: order.total_package_value_minor,
    cod_minor: order.expected_cod_minor,
  });
}

/** What the merchant did some hours later. */
function answerOf({ became }: Case, at: number): Partial<NewAdjustmentRow> {
  const then = at + 9 * 3_600;
  if (became === 'charged')
    return { state: 'charged', outcome: 'accepted', decided_at: then, booked_at: then, updated_at: then };
  if (became !== 'disputed') return {};
  const dispute_reason = 'We packed it in our smallest box. Please look at our photo.';
  return { state: 'disputed', dispute_reason, disputed_at: then, updated_at: then };
}

function photosOf(row: NewAdjustmentRow, { became }: Case): SeedReweigh['photos'] {
  const picture = productIllustration('box', BOX);
  const by = became === 'disputed' ? (['courier', 'merchant'] as const) : (['courier'] as const);
  return by.map((side, index) => ({
    id: newId(row.created_at * 1000),
    company_id: row.company_id,
    adjustment_id: row.id,
    by: side,
    created_at: row.created_at + index * 9 * 3_600,
    ...picture,
  }));
}
