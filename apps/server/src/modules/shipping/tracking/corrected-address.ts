import type { Party } from '@sampan/contract';
import { formatAddress } from '@sampan/country-rules';
import { DomainError } from '../../../platform/errors.ts';
import { normaliseCoordinate } from '../../identity/company/index.ts';
import type { OrderRow } from '../order/index.ts';

/**
 * The recipient at the corrected door. Postcode and area stay: the label was bought for them (look-v2 3 'same area only').
 * The position on the map is that of the old door and is left out.
 */
export function correctedAddress(
  order: OrderRow,
  { street, unit_number }: { street: string; unit_number: string },
): Party {
  const recipient = order.shipping_address;
  if (recipient === null) throw new DomainError('instruction_refused', { data: { obstacle: 'not_tried' } });
  const place = { ...recipient.coordinate, street, unit_number, lat: null, lng: null, formatted_address: '' };
  const coordinate = normaliseCoordinate({ ...place, formatted_address: formatAddress(place, place.country) });
  return { ...recipient, coordinate };
}
