import * as v from 'valibot';
import { epochSeconds } from './primitive.ts';

/** What a recipient may ask of the driver at the door (look-v2 10 'delivery wishes'). */
export const DELIVERY_PLACES = ['hand', 'door', 'neighbour'] as const;
export type DeliveryPlace = (typeof DELIVERY_PLACES)[number];

/** `telling`: the courier has not answered yet; `told`: it knows; `refused`: it does not do it, or the driver had set out. */
export const DELIVERY_WISH_STATES = ['telling', 'told', 'refused'] as const;
export type DeliveryWishState = (typeof DELIVERY_WISH_STATES)[number];

/** What the recipient of a parcel asked of its driver. Of the company's own view alone: anybody may read the public one. */
export const deliveryWish = v.object({
  place: v.picklist(DELIVERY_PLACES),
  note: v.string(),
  state: v.picklist(DELIVERY_WISH_STATES),
  at: epochSeconds,
});
export type DeliveryWish = v.InferOutput<typeof deliveryWish>;
