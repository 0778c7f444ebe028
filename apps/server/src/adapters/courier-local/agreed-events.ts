import type { AgreedInstruction } from './courier-local.table.ts';
import { driverPhone, restful, type ParcelLife, type TimedEvent } from './pace.ts';
import { proofUrlOf } from './proof-of-delivery.ts';
import { DELIVERED_TEXT, outText, RETURNED_TEXT, RETURNING_TEXT, scriptOf } from './scenario.ts';

/** What happens to a parcel once its sender has said what shall. */
export function agreedEvents(life: ParcelLife, agreed: AgreedInstruction, seed: number): TimedEvent[] {
  if (agreed.kind === 'return') return returnEvents(life, agreed);
  return agreed.kind === 'pick_up' ? pickUpEvents(life, agreed, seed) : attemptEvents(life, agreed, seed);
}

/** The agreed pick-up in the middle of its hours, and from there on the life of any parcel, until the sender cancels it. */
function pickUpEvents(
  life: ParcelLife,
  { asked_at_ms, from_ms, to_ms }: AgreedInstruction,
  seed: number,
): TimedEvent[] {
  const script = scriptOf('normal', life.trip, life.carrier);
  const steps = script.slice(script.findIndex(({ code }) => code === 'picked_up'));
  // Fast networks do not wait for days.
  let at_ms = Math.round(asked_at_ms + ((from_ms + to_ms) / 2 - asked_at_ms) / Math.max(1, life.speed));
  const events = steps.map(({ code, description, place, gap_s }, step): TimedEvent => {
    const due = step === 0 ? at_ms : Math.round(at_ms + (gap_s * 1_000) / life.speed);
    at_ms = life.forced[`pick_up_${step}`] ?? restful(life, { code, place }, due);
    return {
      id: `${life.tracking_code}-pick-up-${step}`,
      code,
      description: code === 'delivered' ? deliveredText(life) : description,
      place,
      at: Math.floor(at_ms / 1_000),
      at_ms,
      driver_phone: code === 'out_for_delivery' ? driverPhone(life.trip.destination_hub.country, seed) : null,
      pod_urls: code === 'delivered' ? [proofUrlOf(seed)] : [],
    };
  });
  return events.filter((event) => life.cancelled_at_ms === null || event.at_ms <= life.cancelled_at_ms);
}

/** The agreed attempt: the driver sets out when the window opens, and somebody is there in the middle of it. */
function attemptEvents(
  life: ParcelLife,
  { asked_at_ms, from_ms, to_ms }: AgreedInstruction,
  seed: number,
): TimedEvent[] {
  const { destination_city, destination_hub } = life.trip;
  // Fast networks do not wait for days. Steps of an attempt are forced under names that no step of the script has.
  const paced = (at: number) => Math.round(asked_at_ms + (at - asked_at_ms) / Math.max(1, life.speed));
  const out_ms = life.forced['attempt_out'] ?? paced(from_ms);
  const done_ms = life.forced['attempt_done'] ?? paced((from_ms + to_ms) / 2);
  const step = { place: destination_city, driver_phone: null, pod_urls: [] };
  return [
    {
      ...step,
      id: `${life.tracking_code}-attempt-1`,
      code: 'out_for_delivery',
      description: outText(life.carrier),
      at: Math.floor(out_ms / 1_000),
      at_ms: out_ms,
      driver_phone: driverPhone(destination_hub.country, seed),
    },
    {
      ...step,
      id: `${life.tracking_code}-attempt-2`,
      code: 'delivered',
      description: deliveredText(life),
      at: Math.floor(done_ms / 1_000),
      at_ms: done_ms,
      pod_urls: [proofUrlOf(seed)],
    },
  ];
}

/** Says where the driver left the parcel, where its recipient wanted it left. */
export function deliveredText({ wish }: ParcelLife): string {
  if (wish === 'door') return 'Delivered. Left at the door, as the recipient asked.';
  return wish === 'neighbour' ? 'Delivered. Left with a neighbour, as the recipient asked.' : DELIVERED_TEXT;
}

/** The way back that the sender asked for, between the hours agreed for leaving the hub and for being home. */
function returnEvents(life: ParcelLife, { asked_at_ms, from_ms, to_ms }: AgreedInstruction): TimedEvent[] {
  const { origin_city, destination_hub } = life.trip;
  const paced = (at: number) => Math.round(asked_at_ms + (at - asked_at_ms) / Math.max(1, life.speed));
  const out_ms = life.forced['return_out'] ?? paced(from_ms);
  const done_ms = life.forced['return_done'] ?? paced(to_ms);
  const step = { driver_phone: null, pod_urls: [] };
  return [
    {
      ...step,
      id: `${life.tracking_code}-return-1`,
      code: 'returning',
      description: RETURNING_TEXT,
      place: destination_hub.name,
      at: Math.floor(out_ms / 1_000),
      at_ms: out_ms,
    },
    {
      ...step,
      id: `${life.tracking_code}-return-2`,
      code: 'returned',
      description: RETURNED_TEXT,
      place: origin_city,
      at: Math.floor(done_ms / 1_000),
      at_ms: done_ms,
    },
  ];
}
