import type { addressBook as english } from '../en/address-book.ts';
import type { TranslationOf } from '../translation.ts';

export const addressBook = {
  'address_book.title': 'Address book',
  'address_book.text':
    'Mga taong padadalhan mo ulit. Maghanap ayon sa pangalan, telepono o address, o mag-filter ayon sa tag.',
  'address_book.add': 'Magdagdag ng recipient',
  'address_book.edit': 'I-edit ang recipient',
  'address_book.keep': 'I-save sa address book',
  'address_book.kept': 'Na-save sa address book mo',
  'address_book.saved': 'Na-save ang recipient',
  'address_book.tag': 'Tag',
  'address_book.tags': 'Mga tag',
  'address_book.tags_hint': 'Paghiwalayin ng kuwit ang mga tag. Halimbawa, Wholesale, Buwanang kahon',
  'address_book.ship_to': 'Magpadala ulit kay {{name}}',
  'address_book.empty': 'Wala pang naka-save na recipient',
  'address_book.empty_text': 'Magdagdag ng recipient, mag-import ng file, o mag-save mula sa parcel.',
  'address_book.delete': 'Burahin ang recipient',
  'address_book.delete_of': 'Burahin si {{name}}',
  'address_book.delete_title': 'Burahin si {{name}}?',
  'address_book.delete_text':
    'Buburahin namin ang taong ito sa address book mo. Hindi na ito mababawi. Mananatili ang address sa mga parcel.',
  'address_book.deleted': 'Nabura ang recipient',
  'address_book.import': 'Mag-import ng mga recipient',
  'address_book.import_choose': 'Pumili ng file',
  'address_book.import_text':
    'Pumili ng CSV o Excel file na may column ng pangalan, telepono at address. Isang beses lang naming sine-save ang bawat tao. Kung naka-save na siya, idinadagdag namin ang mga tag.',
  'address_book.imported_one': '{{count}} recipient ang naidagdag',
  'address_book.imported_other': '{{count}} na recipient ang naidagdag',
  'address_book.imported_known_one': '{{count}} ang naka-save na',
  'address_book.imported_known_other': '{{count}} ang naka-save na',
  'address_book.import_refused_one': 'Hindi namin na-save ang {{count}} row',
  'address_book.import_refused_other': 'Hindi namin na-save ang {{count}} na row',
  'address_book.import_row': 'Row {{row}}:',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
