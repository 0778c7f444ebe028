import { ATTEMPT_WINDOWS, PICK_UP_WINDOWS, type InstructionKind, type ParcelProblem } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { ProblemTerms } from '../../../ports/courier.ts';
import { findOrder, type OrderRow } from '../order/index.ts';
import { feeWithTax, obstacleOf, pickUpObstacleOf, visitDays } from './instruction.rule.ts';
import { findUnanswered, findOpenInstruction, type NamedInstruction } from './instruction.repo.ts';

/** What can be done about a parcel that nobody took or picked up, at which price, and what its courier was told (look-v2 3). */
export async function getParcelProblem({ ctx, id }: { ctx: Ctx; id: string }): Promise<ParcelProblem> {
  const order = await findOrder(ctx, requireActor(ctx).company_id, id);
  return presentProblem(ctx, order, await findTerms(ctx, order));
}

/** What the courier charges; null where it has no interface, or nothing can be asked of it. */
export async function findTerms(ctx: Ctx, order: OrderRow): Promise<ProblemTerms | null> {
  const { courier_alias, tracking_code } = order;
  if (obstacleOf(order) !== null || !ctx.ports.couriers.takesInstructions(courier_alias ?? '')) return null;
  return ctx.ports.couriers.problemTerms(courier_alias ?? '', tracking_code ?? '').catch((error: unknown) => {
    throw new DomainError('courier_unavailable', { cause: error });
  });
}

/** The courier's fee for a return as it is charged. */
export function returnFeeOf(order: OrderRow, terms: ProblemTerms) {
  return feeWithTax(terms.return_minor, order.estimated_cost?.tax_rate_percent ?? 0, order.currency);
}

/** Must not ask the courier: it may run in a transaction. */
export async function presentProblem(ctx: Ctx, order: OrderRow, terms: ProblemTerms | null): Promise<ParcelProblem> {
  const alias = order.courier_alias ?? '';
  const profile = ctx.ports.couriers.profileOf(alias);
  const obstacle = obstacleOf(order);
  const pick_up_obstacle = pickUpObstacleOf(order);
  const now = epochSeconds(ctx.clock);
  const priced = (minor: number | undefined) => ({
    obstacle,
    price: minor === undefined ? null : toMajor(minor, order.currency),
  });
  const taxed = (net_minor: number | undefined) =>
    net_minor === undefined
      ? undefined
      : feeWithTax(net_minor, order.estimated_cost?.tax_rate_percent ?? 0, order.currency).total_minor;
  const given = (await findUnanswered(ctx, order)) ?? (await findOpenInstruction(ctx, order));
  return {
    order_id: order.id,
    currency: order.currency,
    decide_by: order.decide_by,
    courier: { name: profile?.name ?? '', phone: profile?.support_phone ?? '' },
    by_email: !ctx.ports.couriers.takesInstructions(alias),
    attempt: {
      ...priced(taxed(terms?.attempt_minor)),
      days: obstacle === null ? visitDays(placeOf('attempt', order), now) : [],
      windows: [...ATTEMPT_WINDOWS],
    },
    address: priced(taxed(terms?.address_minor)),
    return: {
      ...priced(terms === null ? undefined : returnFeeOf(order, terms).total_minor),
      days_from: terms?.return_days_from ?? null,
      days_to: terms?.return_days_to ?? null,
    },
    pick_up: {
      obstacle: pick_up_obstacle,
      days: pick_up_obstacle === null ? visitDays(placeOf('pick_up', order), now) : [],
      windows: [...PICK_UP_WINDOWS],
    },
    instruction: given === null ? null : presentInstruction(given, order),
  };
}

/** States that a sender is told; whatever else is shown is booked. */
const SAID_STATES = ['asked', 'booking', 'withdrawing'] as const;

function presentInstruction(row: NamedInstruction, order: OrderRow): NonNullable<ParcelProblem['instruction']> {
  return {
    kind: row.kind,
    day: row.day,
    window: row.window,
    note: row.note,
    by: nameOf(row, order),
    state: SAID_STATES.find((state) => state === row.state) ?? 'booked',
    price: toMajor(row.net_minor + row.tax_minor, order.currency),
    at: row.created_at,
  };
}

/** Days and hours are those of the door the driver comes to. */
export function placeOf(
  kind: InstructionKind,
  { destination_country_code, origin_country_code }: Pick<OrderRow, 'destination_country_code' | 'origin_country_code'>,
) {
  return kind === 'pick_up' ? origin_country_code : (destination_country_code ?? origin_country_code);
}

/** Who asked: somebody of the company, or the recipient. */
export function nameOf({ user_id, user_name }: NamedInstruction, order: OrderRow): string {
  return user_id === null ? (order.shipping_address?.name ?? '') : user_name;
}
