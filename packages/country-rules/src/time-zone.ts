import type { CountryCode } from './country-code.ts';

/** Spec section 9. A table of its own: what only prints times need not carry everything about five countries. */
export const TIME_ZONES: Readonly<Record<CountryCode, string>> = {
  SG: 'Asia/Singapore',
  MY: 'Asia/Kuala_Lumpur',
  PH: 'Asia/Manila',
  ID: 'Asia/Jakarta',
  VN: 'Asia/Saigon',
};
