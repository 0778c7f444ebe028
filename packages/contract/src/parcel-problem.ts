import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, currencyCode, epochSeconds, id, isoDate, positiveAmount, requiredText, text } from './primitive.ts';

/** Parts of a day a driver may be asked for, HHMM to HHMM where the parcel is delivered. */
export const ATTEMPT_WINDOWS = ['0900-1200', '1200-1500', '1500-1800', '1800-2100'] as const;
export type AttemptWindow = (typeof ATTEMPT_WINDOWS)[number];

/** Parts of a day a driver may be asked to pick up in, HHMM to HHMM where the parcel waits. */
export const PICK_UP_WINDOWS = ['0900-1200', '1200-1500', '1400-1700', '1700-2000'] as const;
export type PickUpWindow = (typeof PICK_UP_WINDOWS)[number];

/** What a courier may be asked to do with a parcel that nobody took, or that nobody picked up (look-v2 3). */
export const INSTRUCTION_KINDS = ['attempt', 'address', 'return', 'pick_up'] as const;
export type InstructionKind = (typeof INSTRUCTION_KINDS)[number];

/** Why a courier cannot be asked for anything at the moment. */
export const INSTRUCTION_OBSTACLES = ['not_tried', 'returning', 'lost', 'ended'] as const;
export type InstructionObstacle = (typeof INSTRUCTION_OBSTACLES)[number];

/** Why another pick-up cannot be booked: the last one was not missed, or the parcel has left, arrived or been cancelled. */
export const PICK_UP_OBSTACLES = ['not_missed', 'ended'] as const;
export type PickUpObstacle = (typeof PICK_UP_OBSTACLES)[number];

const attemptWindow = v.picklist(ATTEMPT_WINDOWS, 'validate.value_invalid');
const pickUpWindow = v.picklist(PICK_UP_WINDOWS, 'validate.value_invalid');
const note = v.optional(text(120), '');
const params = v.strictObject({ id });

/** What the sender asked for, as everybody who tracks the parcel may read it. */
export const publicInstruction = v.object({
  kind: v.picklist(INSTRUCTION_KINDS),
  /** When the driver comes; null where the courier decides. */
  day: v.nullable(isoDate),
  window: v.nullable(v.picklist([...new Set([...ATTEMPT_WINDOWS, ...PICK_UP_WINDOWS])])),
});
export type PublicInstruction = v.InferOutput<typeof publicInstruction>;

/** The same with who asked and what the driver was told, for the company's own people. */
export const ownInstruction = v.object({ ...publicInstruction.entries, note: v.string(), by: v.string() });
export type OwnInstruction = v.InferOutput<typeof ownInstruction>;

/** The last word on a parcel: what its courier reported, or what its sender asked for since. */
export const lastEvent = v.object({
  status: v.string(),
  status_description: v.string(),
  instruction: v.optional(publicInstruction),
  created_at: epochSeconds,
});

const choice = {
  /** Null: it may be chosen. */
  obstacle: v.nullable(v.picklist(INSTRUCTION_OBSTACLES)),
  /** With tax; null where the courier names it first. */
  price: v.nullable(amount),
};

/** What can be done about a parcel, at which price, and what was asked of its courier. */
export const parcelProblem = v.object({
  order_id: id,
  currency: currencyCode,
  /** The courier goes ahead on its own then; null when it does not wait. */
  decide_by: v.nullable(epochSeconds),
  courier: v.object({ name: v.string(), phone: v.string() }),
  /** The courier has no interface for it: Sampan's people ask it by email. */
  by_email: v.boolean(),
  attempt: v.object({
    ...choice,
    /** The courier's next three working days; empty while nothing may be booked. */
    days: v.array(isoDate),
    windows: v.array(attemptWindow),
  }),
  address: v.object(choice),
  return: v.object({ ...choice, days_from: v.nullable(v.number()), days_to: v.nullable(v.number()) }),
  /** Another pick-up after one that was missed. It costs nothing. */
  pick_up: v.object({
    /** Null: it may be booked. */
    obstacle: v.nullable(v.picklist(PICK_UP_OBSTACLES)),
    /** The next three working days where the parcel waits; empty while none may be booked. */
    days: v.array(isoDate),
    windows: v.array(pickUpWindow),
  }),
  /** What was asked last and is not over. */
  instruction: v.nullable(
    v.object({
      ...ownInstruction.entries,
      /** `booking`, `withdrawing`: the courier has not answered yet whether it does it, or leaves it. */
      state: v.picklist(['booked', 'asked', 'booking', 'withdrawing']),
      /** What a return costs; 0 for the others. */
      price: amount,
      at: epochSeconds,
    }),
  ),
});
export type ParcelProblem = v.InferOutput<typeof parcelProblem>;

export const getParcelProblem = endpoint({
  name: 'getParcelProblem',
  service: 'main',
  method: 'GET',
  path: '/order/{id}/problem',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'Show what can be done about a parcel that nobody took or picked up, and what was asked of its courier',
  spec: 'look-v2 3',
  params,
  response: parcelProblem,
  errors: ['not_found', 'courier_unavailable'],
});

export const instructCourier = endpoint({
  name: 'instructCourier',
  service: 'main',
  method: 'POST',
  path: '/order/{id}/instruction',
  access: 'writer',
  api_scope: 'orders:write',
  with_test_key: false,
  summary:
    'Ask the courier to pick up or deliver again, to deliver to a corrected address, or to return a parcel; a later call replaces an earlier one',
  spec: 'look-v2 3',
  params,
  body: v.variant('kind', [
    v.strictObject({ kind: v.literal('attempt'), day: isoDate, window: attemptWindow, note }),
    v.strictObject({ kind: v.literal('pick_up'), day: isoDate, window: pickUpWindow, note }),
    v.strictObject({
      kind: v.literal('address'),
      street: requiredText(200),
      unit_number: v.optional(text(40), ''),
      note,
    }),
    v.strictObject({
      kind: v.literal('return'),
      /** The price that was shown; another one is answered `price_changed` and nothing is asked. Null where none was. */
      price: v.nullable(positiveAmount),
      note,
    }),
  ]),
  response: parcelProblem,
  idempotency: 'required',
  errors: [
    'not_found',
    'instruction_refused',
    'instruction_pending',
    'courier_unavailable',
    'price_changed',
    'insufficient_balance',
  ],
});

export const withdrawInstruction = endpoint({
  name: 'withdrawInstruction',
  service: 'main',
  method: 'DELETE',
  path: '/order/{id}/instruction',
  access: 'writer',
  api_scope: 'orders:write',
  with_test_key: false,
  summary: 'Withdraw what was asked of a courier before the driver sets out; a return that did not begin costs nothing',
  spec: 'look-v2 3',
  params,
  response: parcelProblem,
  errors: ['not_found', 'instruction_refused', 'instruction_pending', 'courier_unavailable'],
});
