import type { TextsOf } from '../translation.ts';
import type { pageConfirmation as english } from '../en/page-confirmation.ts';

export const pageConfirmation = {
  title: 'Kumpirmahin ang delivery address mo',
  advice: 'Hindi kami kailanman humihingi ng pera, password o card details sa page na ito.',
  no_link: 'Hindi kumpleto ang link na ito. Buksan ulit ito mula sa mensahe ng shop.',
  no_script: 'I-on ang JavaScript para makumpirma rito ang address mo, o sagutin ang mensahe ng shop.',
} as const satisfies TextsOf<typeof english>;
