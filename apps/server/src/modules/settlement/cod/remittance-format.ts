/** What every remittance says of a parcel, whatever the courier calls it. */
export const REMITTANCE_FIELDS = ['tracking_code', 'collected', 'fee', 'currency', 'date', 'reference'] as const;
export type RemittanceField = (typeof REMITTANCE_FIELDS)[number];

/** How a courier writes its remittance files. */
export interface RemittanceFormatRow {
  columns: Readonly<Record<RemittanceField, string>>;
  delimiter: ',' | ';';
  /** '1,234.50' or '1.234,50'. */
  decimal: '.' | ',';
  /** 2026-11-21 or 21/11/2026. */
  date: 'ymd' | 'dmy';
  /** The courier keeps its fee back and hands over the rest; otherwise it hands over all and bills the fee. */
  is_fee_kept: boolean;
}

/** Sampan's own, for couriers that have none: what an operator makes of whatever they send. */
const PLAIN: RemittanceFormatRow = {
  columns: {
    tracking_code: 'tracking_code',
    collected: 'collected_amount',
    fee: 'fee',
    currency: 'currency',
    date: 'collected_on',
    reference: 'remittance_reference',
  },
  delimiter: ',',
  decimal: '.',
  date: 'ymd',
  is_fee_kept: false,
};

const EXPRESS: RemittanceFormatRow = {
  columns: {
    tracking_code: 'Tracking Number',
    collected: 'COD Collected',
    fee: 'COD Fee',
    currency: 'Currency',
    date: 'Delivered On',
    reference: 'Remittance No',
  },
  delimiter: ',',
  decimal: '.',
  date: 'ymd',
  is_fee_kept: false,
};

const PARCEL: RemittanceFormatRow = {
  columns: {
    tracking_code: 'AWB',
    collected: 'Cash received',
    fee: 'Charge',
    currency: 'CCY',
    date: 'Delivery date',
    reference: 'Batch',
  },
  delimiter: ';',
  decimal: '.',
  date: 'dmy',
  is_fee_kept: true,
};

const INDONESIAN: RemittanceFormatRow = {
  columns: {
    tracking_code: 'No Resi',
    collected: 'Nilai COD',
    fee: 'Biaya COD',
    currency: 'Mata Uang',
    date: 'Tanggal Terkirim',
    reference: 'No Setoran',
  },
  delimiter: ';',
  decimal: ',',
  date: 'dmy',
  is_fee_kept: true,
};

const FORMATS: Readonly<Record<string, RemittanceFormatRow>> = {
  'merlion-express': EXPRESS,
  'hornbill-express': EXPRESS,
  'tarsier-express': EXPRESS,
  'straits-parcel': PARCEL,
  'wau-parcel': PARCEL,
  'bangka-parcel': PARCEL,
  'cendrawasih-express': EXPRESS,
  'komodo-parcel': INDONESIAN,
};

/** How this courier writes its files. */
export function remittanceFormatOf(courier_alias: string): RemittanceFormatRow {
  return Object.hasOwn(FORMATS, courier_alias) ? (FORMATS[courier_alias] ?? PLAIN) : PLAIN;
}
