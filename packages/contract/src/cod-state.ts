import * as v from 'valibot';

/**
 * Where the cash of a parcel stands.
 * - `expected`: the label is bought, the courier will collect
 * - `collected`: delivered; the courier has the cash
 * - `short`: the courier reported less than there is; nothing is settled until it corrects that
 * - `disputed`: the shop reported that money is missing
 * - `settled`: handed over by the courier, and checked for a day
 * - `payable`: may be paid out; `paid`: it was
 * - `not_collected`: cancelled, returned or lost; there never was any
 */
export const codState = v.picklist([
  'expected',
  'collected',
  'short',
  'disputed',
  'settled',
  'payable',
  'paid',
  'not_collected',
]);
export type CodState = v.InferOutput<typeof codState>;

/** Who bears the fee for collecting (spec 3 `cod_type`): the sender with the label's price, or the recipient at the door. */
export const codType = v.picklist(['fee_by_sender', 'fee_by_recipient']);
export type CodType = v.InferOutput<typeof codType>;

/** What came of a company's own earlier COD parcels to one recipient: how many have ended, and how many of them were returned. */
export const recipientRecord = v.object({ parcels: v.number(), returned: v.number() });
export type RecipientRecord = v.InferOutput<typeof recipientRecord>;
