import type { TextsOf } from '../translation.ts';
import type { documentRemittance as english } from '../en/document-remittance.ts';

export const documentRemittance = {
  malformed: 'Hindi mabasa ang column na {{column}}.',
  unknown_tracking_code: 'Walang COD parcel na may ganitong tracking number.',
  other_courier: 'Ibang courier ang nagdala ng parcel na ito.',
  wrong_currency: 'Sa {{currency}} kinokolekta ang parcel na ito.',
  not_delivered: 'Hindi pa nade-deliver ang parcel na ito.',
  not_collected: 'Kinansela, ibinalik o nawala ang parcel na ito.',
  already_settled: 'Na-settle na ang parcel na ito dati.',
  twice_in_file: 'Dalawang beses lumabas sa file ang parcel na ito.',
  amount_differs: '{{expected}} ang dapat na kinolekta ng courier.',
} as const satisfies TextsOf<typeof english>;
