import { address } from '@sampan/messages/en/address';
import { label } from '@sampan/messages/en/label';

/** Every label a sentence may name, in English. */
const LABELS: ReadonlyMap<string, string> = new Map(Object.entries({ ...label, ...address }));

/** Fields that are called as in an address form; other texts of that form are no names of fields. */
const OF_ADDRESSES = new Set(['phone', 'street', 'unit_number', 'post_code', 'country', 'state', 'city', 'district']);

/** What the label of a key says; a text that is no key says itself. */
export function labelText(key: string): string {
  return LABELS.get(key) ?? key;
}

function lastWordOf(param: string): string {
  return param.split('.').findLast((part) => !/^\d+$/u.test(part)) ?? param;
}

/** The label of the field at a path, as its form has it: `address.post_code` of 'shipping_address.coordinate.post_code'. */
export function labelKeyOf(param: string): string | null {
  const name = lastWordOf(param);
  if (OF_ADDRESSES.has(name)) return `address.${name}`;
  return LABELS.has(`label.${name}`) ? `label.${name}` : null;
}

/** What a sentence calls the field at a path: by its label, or by the words of its name where no form has it. */
export function fieldNameOf(param: string): string {
  const key = labelKeyOf(param);
  if (key !== null) return labelText(key);
  const words = lastWordOf(param).replaceAll('_', ' ').trim();
  return words === '' ? 'This field' : words.charAt(0).toUpperCase() + words.slice(1);
}
