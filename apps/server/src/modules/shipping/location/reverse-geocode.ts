import type { CountryCode } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { listOf, type AddressList } from './search-addresses.ts';

export interface ReverseInput {
  lat: number;
  lng: number;
  country?: CountryCode | undefined;
}

/** The nearest known address to a point of the map (spec 7 Common: 'reverse-geocodes a map click'). Empty out at sea or outside the countries. */
export async function reverseGeocode({ ctx, input }: { ctx: Ctx; input: ReverseInput }): Promise<AddressList> {
  const records = await ctx.ports.geocoder.reverse({ lat: input.lat, lng: input.lng, country: input.country ?? null });
  return listOf(records);
}
