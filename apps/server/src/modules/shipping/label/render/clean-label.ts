import type { LabelDocument, LabelMoney, LabelParty } from './label-document.ts';
import { cleanText } from '../../../../platform/document/strip-control-characters.ts';

/** The same document with every text fit for print. */
export function cleanLabel(label: LabelDocument): LabelDocument {
  const party = (side: LabelParty): LabelParty => ({
    ...side,
    name: cleanText(side.name),
    phone: cleanText(side.phone),
    address_lines: side.address_lines.map(cleanText),
  });
  const money = <T extends LabelMoney | null>(value: T): T => value && { ...value, amount: cleanText(value.amount) };
  return {
    ...label,
    courier_name: cleanText(label.courier_name),
    service_name: cleanText(label.service_name),
    route_code: cleanText(label.route_code),
    shop_name: cleanText(label.shop_name),
    sender: party(label.sender),
    recipient: party(label.recipient),
    contents: cleanText(label.contents),
    declared_value: money(label.declared_value),
    order_number: cleanText(label.order_number),
    cod: money(label.cod),
    delivery_instructions: cleanText(label.delivery_instructions),
    customs: label.customs && {
      incoterm: label.customs.incoterm && cleanText(label.customs.incoterm),
      items: label.customs.items.map((item) => ({
        ...item,
        description: cleanText(item.description),
        hs_code: cleanText(item.hs_code),
        origin: cleanText(item.origin),
        unit_value: money(item.unit_value),
      })),
    },
  };
}
