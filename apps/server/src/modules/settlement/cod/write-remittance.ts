import { amountText, type Currency } from '@sampan/country-rules';
import { localDay } from '../../../platform/document/local-time.ts';
import { REMITTANCE_FIELDS, remittanceFormatOf, type RemittanceField } from './remittance-format.ts';

/** One parcel as a simulated courier remits it. */
export interface RemittedParcel {
  tracking_code: string;
  collected_minor: number;
  fee_minor: number;
  currency: Currency;
  collected_at: number;
  reference: string;
}

/** The file a courier would send for these parcels, in its own columns, separators and dates. */
export function writeRemittance(courier_alias: string, parcels: readonly RemittedParcel[]): string {
  const { columns, delimiter, decimal, date } = remittanceFormatOf(courier_alias);
  const money = (minor: number, currency: Currency) => amountText(minor, currency).replace('.', decimal);
  const dayOf = (at: number) => {
    const day = localDay(at, 'Asia/Singapore');
    return date === 'ymd' ? day : day.split('-').toReversed().join('/');
  };
  const lines = parcels.map((parcel): Record<RemittanceField, string> => ({
    tracking_code: parcel.tracking_code,
    collected: money(parcel.collected_minor, parcel.currency),
    fee: money(parcel.fee_minor, parcel.currency),
    currency: parcel.currency,
    date: dayOf(parcel.collected_at),
    reference: parcel.reference,
  }));
  const rows = [columns, ...lines].map((line) => REMITTANCE_FIELDS.map((field) => line[field]).join(delimiter));
  return `${rows.join('\r\n')}\r\n`;
}
