import type { LabelDocument, LabelMoney, LabelParty } from './label-document.ts';
import { stripControlCharacters } from '../../../../platform/document/strip-control-characters.ts';

/** The same document with every text fit for print. */
export function sanitiseLabel(label: LabelDocument): LabelDocument {
  const party = (side: LabelParty): LabelParty => ({
    ...side,
    name: stripControlCharacters(side.name),
    phone: stripControlCharacters(side.phone),
    address_lines: side.address_lines.map(stripControlCharacters),
  });
  const money = <T extends LabelMoney | null>(value: T): T =>
    value && { ...value, amount: stripControlCharacters(value.amount) };
  return {
    ...label,
    courier_name: stripControlCharacters(label.courier_name),
    service_name: stripControlCharacters(label.service_name),
    route_code: stripControlCharacters(label.route_code),
    shop_name: stripControlCharacters(label.shop_name),
    sender: party(label.sender),
    recipient: party(label.recipient),
    contents: stripControlCharacters(label.contents),
    declared_value: money(label.declared_value),
    order_number: stripControlCharacters(label.order_number),
    cod: money(label.cod),
    delivery_instructions: stripControlCharacters(label.delivery_instructions),
    customs: label.customs && {
      ...label.customs,
      explanation: stripControlCharacters(label.customs.explanation),
      incoterm: label.customs.incoterm && stripControlCharacters(label.customs.incoterm),
      items: label.customs.items.map((item) => ({
        ...item,
        description: stripControlCharacters(item.description),
        hs_code: stripControlCharacters(item.hs_code),
        origin: stripControlCharacters(item.origin),
        unit_value: money(item.unit_value),
      })),
    },
  };
}
