import type { BulkEstimatedCost, BulkEstimateRow, ServiceMatch } from '@sampan/contract';
import { toMinor } from '@sampan/country-rules';
import { askedService } from '../service-match/asked-service.ts';
import { byDays, byPrice, isOwn } from './by-cost.ts';

export const RULES = ['by_row', 'own_rules', 'cheapest', 'fastest', 'one_service'] as const;
export type Rule = (typeof RULES)[number];

/** The service of each parcel, by the row's `reference_id`. */
export type Choices = ReadonlyMap<string, BulkEstimatedCost>;

/** A parcel goes when it has a price and lacks nothing. */
export function isReady(row: BulkEstimateRow): boolean {
  return isComplete(row) && row.estimated_costs.length > 0 && row.reasons.length === 0;
}

/** Whether only the purpose is asked, which one answer gives to many. */
export function asksPurpose(row: BulkEstimateRow): boolean {
  return row.lacks_purpose && row.missing.length === 0 && row.reasons.length === 0 && row.estimated_costs.length > 0;
}

const isComplete = ({ missing, lacks_purpose }: BulkEstimateRow): boolean => missing.length === 0 && !lacks_purpose;

/**
 * One service for every parcel it serves and the cheapest for the others; of those that serve as many, the cheapest. One under the
 * company's own contract only where there is no other: what it costs is not known here.
 */
export function findOneService(rows: readonly BulkEstimateRow[]): BulkEstimatedCost | null {
  const services = new Map<string, { cost: BulkEstimatedCost; parcels: number; total: number }>();
  for (const cost of rows.flatMap(({ estimated_costs }) => estimated_costs)) {
    const of_service = services.get(cost.delivery_service.id) ?? { cost, parcels: 0, total: 0 };
    of_service.parcels += 1;
    of_service.total += toMinor(cost.total_fee, cost.currency);
    services.set(cost.delivery_service.id, of_service);
  }
  const [best] = [...services.values()].toSorted(
    (a, b) => isOwn(a.cost) - isOwn(b.cost) || b.parcels - a.parcels || a.total - b.total,
  );
  return best?.cost ?? null;
}

/** What the company's own rule asks for; the cheapest where its courier doesn't serve the parcel, or no rule decided. */
function byOwnRule({ rule_decision, estimated_costs }: BulkEstimateRow): BulkEstimatedCost | undefined {
  const cheapest = estimated_costs.toSorted(byPrice);
  const rule = rule_decision?.rule;
  if (rule?.choice === 'fastest') return cheapest.toSorted(byDays)[0];
  const own = rule?.choice === 'courier' ? cheapest.find(({ courier }) => courier.alias === rule.courier) : undefined;
  return own ?? cheapest[0];
}

/** What the row's file or store asks for, else what the company's own rule does. */
function byRow(row: BulkEstimateRow, matches: readonly ServiceMatch[]): BulkEstimatedCost | undefined {
  const { requested_service: name, estimated_costs } = row;
  return (name === null ? undefined : askedService(name, estimated_costs, matches)) ?? byOwnRule(row);
}

/** What a rule chooses for each parcel that is ready; `matches` say what names of services mean. */
export function chooseByRule(
  rows: readonly BulkEstimateRow[],
  rule: Rule,
  matches: readonly ServiceMatch[] = [],
): Choices {
  const one = rule === 'one_service' ? findOneService(rows)?.delivery_service.id : undefined;
  return new Map(
    rows.flatMap((row) => {
      const { reference_id, estimated_costs } = row;
      const cheapest = estimated_costs.toSorted(byPrice);
      const chosen =
        rule === 'by_row'
          ? byRow(row, matches)
          : rule === 'own_rules'
            ? byOwnRule(row)
            : rule === 'fastest'
              ? cheapest.toSorted(byDays)[0]
              : (cheapest.find(({ delivery_service }) => delivery_service.id === one) ?? cheapest[0]);
      return chosen === undefined ? [] : [[reference_id, chosen]];
    }),
  );
}

export interface Sum {
  labels: number;
  total_minor: number;
  /** The promised last day, on average. */
  days: number;
}

/** What the chosen services cost together, in the smallest unit of their one currency, and how long they take. */
export function sumOf(choices: Iterable<BulkEstimatedCost>): Sum {
  const costs = [...choices];
  const days = costs.reduce((sum, { delivery_service }) => sum + delivery_service.eta_days_to, 0);
  return {
    labels: costs.length,
    total_minor: costs.reduce((sum, { total_fee, currency }) => sum + toMinor(total_fee, currency), 0),
    days: costs.length === 0 ? 0 : days / costs.length,
  };
}

/** The price of the next dearer service, which shows what the choice saves; null for the dearest. */
export function nextPrice(row: BulkEstimateRow, chosen: BulkEstimatedCost): number | null {
  return row.estimated_costs.toSorted(byPrice).find(({ total_fee }) => total_fee > chosen.total_fee)?.total_fee ?? null;
}
