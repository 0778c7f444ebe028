import type { TextsOf } from '../translation.ts';
import type { documentReceipt as english } from '../en/document-receipt.ts';

export const documentReceipt = {
  title: 'Resibo',
  from: 'Mula sa',
  received_from: 'Natanggap mula sa',
  date: 'Petsa ng bayad',
  method: 'Binayaran gamit ang',
  card: '{{brand}} na nagtatapos sa {{last4}}',
  automatic: 'awtomatikong top-up',
  reference: 'Reference ng bayad',
  paid: 'Bayad na',
  what: 'Description',
  amount: 'Halaga',
  top_up: 'Top-up ng Sampan wallet, prepaid',
  paid_total: 'Halagang binayaran ({{currency}})',
  bonus: 'Bonus na credit, libre at hindi binayaran',
  credited: 'Na-credit sa wallet mo',
  taken_back: 'Binawi',
  dispute_open:
    'Hinihingi ng bangko ng nagbayad na ibalik ang {{disputed}} ng bayad na ito at hindi pa ito nagpapasya.',
  dispute_lost: 'Ibinalik ng bangko sa nagbayad ang {{disputed}} ng bayad na ito.',
  test: 'Test',
  test_note: 'Test lang ang bayad na ito: walang perang gumalaw.',
  note: 'Ang top-up ay prepaid na credit, at hindi tax invoice ang resibong ito. Kung may buwis, nasa buwanang invoice ito ng mga ipinadala mo.',
  page: 'Pahina {{page}} sa {{pages}}',
} as const satisfies TextsOf<typeof english>;
