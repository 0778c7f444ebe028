import type { RefusedParcel } from '../../ports/courier.ts';

/** A live account books real vans: test parcels never reach it. */
export const testParcelRefused = (courier: string): RefusedParcel => ({
  status: 'refused',
  reason: `${courier} is connected for real parcels only. This is a test parcel.`,
});

/** What the courier said, or that it said no. */
export const parcelRefused = (courier: string, reason: string): RefusedParcel => ({
  status: 'refused',
  reason: reason || `${courier} did not accept the parcel.`,
});

/** The same of a cancellation. */
export const cancelRefused = (reason: string) =>
  ({ status: 'refused', reason: reason || 'The parcel can no longer be cancelled.' }) as const;

/** The parcel costs more than it did when the merchant was told. */
export const priceRaised = (courier: string): RefusedParcel => ({
  status: 'refused',
  reason: `${courier} raised its price since it was asked. Please compare couriers again.`,
});

/** Whatever is wrong is between the operator and the courier: the merchant can only choose another one. */
export const courierBusy = (courier: string): RefusedParcel => ({
  status: 'refused',
  reason: `${courier} takes no order at the moment. Try again in a minute, or choose another courier.`,
});
