import type { TextsOf } from '../translation.ts';
import type { pageTracking as english } from '../en/page-tracking.ts';

export const pageTracking = {
  title: 'Nasaan ang parcel ko?',
  advice: 'Hindi kami kailanman humihingi ng pera o card details sa page na ito.',
  contact: 'Makipag-ugnayan',
  contact_indonesia: 'Para sa mga parcel mula sa Indonesia',
  no_script: 'I-on ang JavaScript para masubaybayan dito ang parcel mo.',
} as const satisfies TextsOf<typeof english>;
