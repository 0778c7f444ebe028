import { useStore } from '@nanostores/react';
import { isCountryCode, type Trip } from '@sampan/country-rules';
import { useUser } from '../../../shared/session/use-user.ts';
import { useOrderDraft } from '../draft/order-draft.store.ts';

/** Where the draft's parcel goes, and when it leaves. */
export function useTrip(): Omit<Trip, 'service'> {
  const { country_code } = useUser();
  const { fields } = useStore(useOrderDraft().$draft);
  const countryOf = (country: string | undefined) =>
    country !== undefined && isCountryCode(country) ? country : country_code;
  return {
    from: countryOf(fields.billing_address?.coordinate.country),
    to: countryOf(fields.shipping_address?.coordinate.country),
    now: Math.floor(Date.now() / 1000),
    pick_up_date: fields.pick_up_date ?? null,
  };
}
