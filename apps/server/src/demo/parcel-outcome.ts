import type { HistoricBooking } from '../ports/ports.ts';
import type { CourierEventCode } from '../ports/courier.ts';

/** Where a labelled parcel shall stand now, and how it got there. */
export interface ParcelOutcome {
  scenario: HistoricBooking['life']['scenario'];
  /** What its courier reported last. */
  newest: readonly CourierEventCode[];
  /** How many hours ago its label may have been bought. */
  hours_ago: readonly [number, number];
  /** From now on it moves at the speed of the demo, first after so many seconds. */
  moves_in_s?: number;
  /** In the first shop of Singapore its number is the same in every demo, so that documents and examples can name it. */
  is_known?: true;
  /** Only within the country. */
  is_domestic?: true;
  /** A small company has none of these. */
  only_large?: true;
}

const ON_THE_WAY = ['picked_up', 'at_hub', 'departed_hub', 'customs_cleared'] as const;

/** Parcels of a large company that somebody follows today. */
export const CURRENT_OUTCOMES: readonly (ParcelOutcome & { times: number })[] = [
  { times: 5, scenario: 'normal', newest: ['label_created'], hours_ago: [0, 16] },
  { times: 4, scenario: 'normal', newest: ON_THE_WAY, hours_ago: [3, 150] },
  { times: 1, scenario: 'normal', newest: ['out_for_delivery'], hours_ago: [10, 100], is_domestic: true },
  { times: 2, scenario: 'delayed', newest: ['delayed'], hours_ago: [16, 140], is_domestic: true },
  { times: 1, scenario: 'failed_attempt', newest: ['delivery_failed'], hours_ago: [18, 140], is_domestic: true },
  { times: 1, scenario: 'returned', newest: ['returning'], hours_ago: [30, 260], is_domestic: true },
  { times: 1, scenario: 'lost', newest: ['lost'], hours_ago: [60, 420], is_domestic: true },
  { times: 5, scenario: 'normal', newest: ['delivered'], hours_ago: [20, 110], is_domestic: true },
  { times: 2, scenario: 'returned', newest: ['returned'], hours_ago: [80, 700], is_domestic: true },
  // These move while somebody looks: from the first minute after the start, and for a quarter of an hour in all.
  { times: 1, scenario: 'normal', newest: ['label_created'], hours_ago: [0, 16], moves_in_s: 12, is_domestic: true },
  {
    times: 1,
    scenario: 'normal',
    newest: ON_THE_WAY,
    hours_ago: [5, 90],
    moves_in_s: 20,
    is_domestic: true,
    is_known: true,
  },
  {
    times: 1,
    scenario: 'normal',
    newest: ['out_for_delivery'],
    hours_ago: [10, 100],
    moves_in_s: 32,
    is_domestic: true,
    only_large: true,
  },
  {
    times: 1,
    scenario: 'failed_attempt',
    newest: ['out_for_delivery'],
    hours_ago: [10, 100],
    moves_in_s: 45,
    is_domestic: true,
    only_large: true,
  },
  {
    times: 1,
    scenario: 'normal',
    newest: ['label_created'],
    hours_ago: [0, 16],
    moves_in_s: 65,
    is_domestic: true,
    only_large: true,
  },
  {
    times: 1,
    scenario: 'normal',
    newest: ON_THE_WAY,
    hours_ago: [5, 90],
    moves_in_s: 100,
    is_domestic: true,
    only_large: true,
  },
  {
    times: 1,
    scenario: 'normal',
    newest: ON_THE_WAY,
    hours_ago: [5, 90],
    moves_in_s: 200,
    is_domestic: true,
    only_large: true,
  },
  {
    times: 1,
    scenario: 'normal',
    newest: ['label_created'],
    hours_ago: [0, 16],
    moves_in_s: 330,
    is_domestic: true,
    only_large: true,
  },
  {
    times: 1,
    scenario: 'normal',
    newest: ['out_for_delivery'],
    hours_ago: [10, 100],
    moves_in_s: 480,
    is_domestic: true,
    only_large: true,
  },
  {
    times: 1,
    scenario: 'delayed',
    newest: ON_THE_WAY,
    hours_ago: [5, 90],
    moves_in_s: 640,
    is_domestic: true,
    only_large: true,
  },
];

/** How a parcel of the past went: mostly well. */
export const PAST_SCENARIOS = ['normal', 'delayed', 'failed_attempt'] as const;
export const PAST_WEIGHTS = [86, 7, 7] as const;
