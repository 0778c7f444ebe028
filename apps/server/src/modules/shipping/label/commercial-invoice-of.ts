import type { CustomsPurpose } from '@sampan/contract';
import type { LabelDocument, LabelParty } from './render/label-document.ts';
import { dateText, moneyText, weightText } from './render/label-details.ts';
import type { PackingSlip } from './render/packing-slip.ts';

const DASH = '-';

/** The reasons for an export as customs call them. */
export const PURPOSES: Readonly<Record<CustomsPurpose, string>> = {
  sale_of_goods: 'Sale of goods',
  gift: 'Gift',
  commercial_sample: 'Commercial sample',
  documents: 'Documents',
  returned_goods: 'Returned goods',
  other: 'Other',
};

function partyText({ name, phone, address_lines, country }: LabelParty): string {
  return [name, ...address_lines, country, phone].filter((part) => part !== '').join(', ');
}

/**
 * What customs ask for behind the label of a parcel that crosses a border: who sends what to whom, what it is worth and why it
 * travels. Null for a parcel that stays in its country. It is in English, as labels are.
 */
export function commercialInvoiceOf(label: LabelDocument): PackingSlip | null {
  const { customs, sender, recipient } = label;
  if (customs === null) return null;
  const named = customs.items.map(({ description, hs_code, origin, quantity, unit_value }) => ({
    name: `${quantity} × ${description}`,
    detail: [
      `HS code ${hs_code || DASH}`,
      `Origin ${origin || DASH}`,
      unit_value === null ? `Value ${DASH}` : `${moneyText(unit_value)} each`,
    ].join(' · '),
  }));
  return {
    shop_name: label.shop_name,
    title: 'Commercial invoice and customs declaration',
    facts: [
      `Invoice ${label.order_number}, ${dateText(label.shipped_date)}`,
      `${label.courier_name} ${label.tracking_code}`,
      `Sender: ${partyText(sender)}`,
      `Recipient: ${partyText(recipient)}`,
      `Reason for export: ${PURPOSES[customs.purpose]}${customs.explanation === '' ? '' : `: ${customs.explanation}`}`,
      ...(customs.incoterm === null ? [] : [`Terms: ${customs.incoterm}`]),
      `Gross weight: ${weightText(label.weight_g)}`,
    ],
    lines: named.length === 0 ? [{ name: label.contents, detail: `HS code ${DASH} · Origin ${DASH}` }] : named,
    total: `Total value: ${customs.total_value}. The particulars given here are correct. Date and signature: ______________`,
  };
}
