import type { CustomsPurpose } from '@sampan/contract';

/** Why nothing can be printed. */
export const noLabels = (): RangeError => new RangeError('There is no label to print');

/** How a merchant wants the labels: one label a page in two sizes, or four on a sheet of A4. */
export type PdfLabelFormat = '100x150' | 'a6' | 'a4';

/** One side of the parcel as it is printed. `address_lines` come from `addressLines`; the country prints only across borders. */
export interface LabelParty {
  name: string;
  /** As the courier dials it, with the country code. */
  phone: string;
  address_lines: readonly string[];
  /** Upper case ISO code. */
  country: string;
}

/** Money as people read it, e.g. `{ amount: '₱4,000.00', currency: 'PHP' }`. */
export interface LabelMoney {
  amount: string;
  currency: string;
}

/** One kind of thing in the parcel, as customs ask for it. Empty texts print as a dash. */
export interface CustomsItem {
  description: string;
  hs_code: string;
  /** Upper case ISO code of the country of origin. */
  origin: string;
  quantity: number;
  /** Of all of them, in grams; null when the merchant gave none. */
  weight_g: number | null;
  /** Null when the merchant gave no price. */
  unit_value: LabelMoney | null;
  /** All of them, in plain figures of the parcel's currency; empty without a price. */
  value: string;
}

/** Present on a parcel that crosses a border (domain.md 1.4). */
export interface LabelCustoms {
  /** DDP, DAP, ...; null when the service does not say. */
  incoterm: string | null;
  /** Why the parcel travels: one category for all its goods, since the UPU's forms have one. */
  purpose: CustomsPurpose;
  /** More about the purpose; may be empty. */
  explanation: string;
  items: readonly CustomsItem[];
  /** Which of the UPU's forms goes with it. */
  form: 'CN22' | 'CN23';
  currency: string;
  /** What the goods are worth together, with the currency's code: what they add up to, or what was declared where some have no price. */
  total_value: string;
  /** What the sender pays for the delivery, with the currency's code; empty when nobody knows. */
  postage: string;
}

/** Warnings for the people who carry the parcel. */
export type HandlingMark = 'fragile' | 'battery' | 'dangerous';

/**
 * Everything a label carries (domain.md 1.4), already in words and numbers: the renderers look nothing up.
 * Weights are integer grams, lengths integer millimetres.
 */
export interface LabelDocument {
  /** The courier's AWB: the Code 128 barcode and the line below it. Printable ASCII. */
  tracking_code: string;
  courier_name: string;
  service_name: string;
  /** The courier's sorting area, printed large; empty when the courier gave none. */
  route_code: string;
  /** The shop's name, printed above the sender's; empty when the sender has the same. */
  shop_name: string;
  sender: LabelParty;
  recipient: LabelParty;
  /** How many pieces travel under this tracking code. */
  piece_count: number;
  weight_g: number;
  /** Null when the sender gave no size. */
  dimension_mm: { length: number; width: number; height: number } | null;
  contents: string;
  declared_value: LabelMoney | null;
  /** The merchant's own order number. */
  order_number: string;
  /** Printed only when the amount is more than nothing. */
  cod: LabelMoney | null;
  insured: boolean;
  handling: readonly HandlingMark[];
  delivery_instructions: string;
  /** The day in the sender's time zone, `YYYY-MM-DD`. */
  shipped_date: string;
  /** Where the QR code leads: the public tracking page. */
  tracking_url: string;
  customs: LabelCustoms | null;
}

/** True when cash has to be collected: a COD of 0 must not look like one (domain.md 1.4). */
export function collectsCash(label: LabelDocument): label is LabelDocument & { cod: LabelMoney } {
  return label.cod !== null && /[1-9]/u.test(label.cod.amount);
}
