import type { CourierEventCode } from '../../ports/courier.ts';
import type { Hub } from './hub.ts';

/** What becomes of a parcel. */
export const SCENARIOS = ['normal', 'delayed', 'failed_attempt', 'returned', 'lost', 'missed_pick_up'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** Recipients' names that force a parcel's fate, anywhere in the name: sandboxes need every ending on demand. */
const MAGIC: readonly (readonly [string, Scenario])[] = [
  ['TEST_DELIVERED', 'normal'],
  ['TEST_DELAYED', 'delayed'],
  ['TEST_FAILED_ATTEMPT', 'failed_attempt'],
  ['TEST_RETURNED', 'returned'],
  ['TEST_LOST', 'lost'],
  ['TEST_MISSED_PICKUP', 'missed_pick_up'],
];
const MAGIC_REFUSED = 'TEST_FAIL_BUY';
const MAGIC_SLOW = 'TEST_SLOW';

export function scenarioFor(recipient_name: string): Scenario {
  return MAGIC.find(([word]) => recipient_name.toUpperCase().includes(word))?.[1] ?? 'normal';
}

/** How the purchase itself goes: refused, or answered too late although the parcel is booked. */
export function purchaseOutcome(recipient_name: string): 'bought' | 'refused' | 'slow' {
  const name = recipient_name.toUpperCase();
  if (name.includes(MAGIC_REFUSED)) return 'refused';
  return name.includes(MAGIC_SLOW) ? 'slow' : 'bought';
}

/** The way a parcel takes. */
export interface Journey {
  origin_hub: Hub;
  destination_hub: Hub;
  origin_city: string;
  destination_city: string;
  /** A rider goes straight from door to door. */
  is_rush: boolean;
}

/** One thing that will happen: so many courier seconds after the one before it. */
export interface ScriptStep {
  gap_s: number;
  code: CourierEventCode;
  description: string;
  place: string;
}

const HOUR = 3_600;

export const DELIVERED_TEXT = 'Delivered. Thank you for shipping with us.';
export const RETURNING_TEXT = 'On the way back to the sender.';
export const RETURNED_TEXT = 'Returned to the sender.';
export const outText = (carrier: string): string => `Out for delivery. Our ${carrier} is on the way.`;

/** Usual time from label to door. */
function lifeOf(trip: Journey): number {
  if (trip.is_rush) return 5 * HOUR;
  if (trip.origin_hub.country !== trip.destination_hub.country) return 110 * HOUR;
  return trip.origin_hub.code === trip.destination_hub.code ? 24 * HOUR : 46 * HOUR;
}

/**
 * Everything that will happen to a parcel, in order. Shares of its usual time; later ends take longer than usual. A parcel
 * whose pick-up was missed waits for its sender to book another one.
 */
export function scriptOf(scenario: Scenario, trip: Journey, carrier: string): ScriptStep[] {
  const { origin_hub, destination_hub, origin_city, destination_city } = trip;
  const steps: { at: number; code: CourierEventCode; description: string; place: string }[] = [];
  const add = (at: number, code: CourierEventCode, description: string, place: string): void => {
    steps.push({ at, code, description, place });
  };

  add(0, 'label_created', 'Shipment details received. Waiting for the parcel.', origin_city);
  if (scenario === 'missed_pick_up') {
    add(0.12, 'pick_up_failed', 'Nobody was there to hand over the parcel.', origin_city);
    return stepsOf(steps, lifeOf(trip));
  }
  add(0.12, 'picked_up', `Parcel collected by our ${carrier}.`, origin_city);
  if (!trip.is_rush) {
    add(0.2, 'at_hub', `Arrived at ${origin_hub.name} and sorted.`, origin_hub.name);
    if (origin_hub.code !== destination_hub.code) {
      add(0.3, 'departed_hub', `Left ${origin_hub.name} for ${destination_hub.name}.`, origin_hub.name);
      if (origin_hub.country !== destination_hub.country)
        add(0.5, 'customs_cleared', 'Released by customs.', destination_hub.name);
      add(0.6, 'at_hub', `Arrived at ${destination_hub.name}.`, destination_hub.name);
    }
  }
  const out = (at: number): void => add(at, 'out_for_delivery', outText(carrier), destination_city);
  const failed = (at: number, why: string): void => add(at, 'delivery_failed', why, destination_city);
  const delivered = (at: number): void => add(at, 'delivered', DELIVERED_TEXT, destination_city);

  if (scenario === 'normal') {
    out(0.85);
    delivered(1);
  } else if (scenario === 'delayed') {
    add(0.8, 'delayed', 'Delayed by heavy rain. A new delivery date follows.', destination_hub.name);
    out(1.4);
    delivered(1.55);
  } else if (scenario === 'failed_attempt') {
    out(0.85);
    failed(1, 'Nobody was there to take the parcel. We try again on the next working day.');
    out(2);
    delivered(2.15);
  } else if (scenario === 'returned') {
    out(0.85);
    failed(1, 'The recipient could not be reached. We try again on the next working day.');
    out(2);
    failed(2.15, 'Second attempt failed. The parcel goes back to the sender.');
    add(2.3, 'returning', RETURNING_TEXT, destination_hub.name);
    add(3.1, 'returned', RETURNED_TEXT, origin_city);
  } else {
    add(1.3, 'delayed', 'The parcel missed its scan. We are looking for it.', destination_hub.name);
    add(2.6, 'lost', 'The parcel could not be found and counts as lost. Please contact support.', destination_hub.name);
  }

  return stepsOf(steps, lifeOf(trip));
}

/** Shares of a life as the seconds between its steps. */
function stepsOf(steps: readonly (Omit<ScriptStep, 'gap_s'> & { at: number })[], life: number): ScriptStep[] {
  return steps.map((step, index) => ({
    gap_s: Math.round((step.at - (steps[index - 1]?.at ?? 0)) * life),
    code: step.code,
    description: step.description,
    place: step.place,
  }));
}
