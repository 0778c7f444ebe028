import type { TextsOf } from '../translation.ts';
import type { mailReceipt as english } from '../en/mail-receipt.ts';

export const mailReceipt = {
  receipt_subject: 'Resibo mo mula sa {{shop}}',
  thanks_paid: 'Salamat sa order mo sa {{shop}}. Natanggap na ang bayad mo.',
  thanks_cod: 'Salamat sa order mo sa {{shop}}. Ihanda ang {{total}} pagdating ng courier.',
  items: '{{quantity}} × {{product}}: {{items}}',
  shipping: 'Shipping {{service}}: {{shipping}}',
  cod_fee: 'COD fee: {{cod_fee}}',
  total: 'Kabuuan: {{total}}',
  order: 'Order {{number}}',
  follow: 'Subaybayan dito ang parcel mo kapag naibigay na ito ng {{shop}} sa courier:',
  track: 'I-track ang parcel ko',
  test: 'Test lang ang pagbiling ito: walang perang gumalaw.',
  sale_subject: 'Nakabenta ka ng {{product}}',
  sale: 'May bumili ng {{quantity}} × {{product}} sa halagang {{total}}. Natanggap na ang bayad.',
  sale_cod: 'May nag-order ng {{quantity}} × {{product}}. Kokolektahin ng courier ang {{total}} pagka-deliver.',
  sale_next: 'Naghihintay ng label ang order {{number}} sa mga bago mong order.',
  sale_open: 'Buksan ang order',
  cancelled_subject: 'Kinansela ang order {{number}} mo',
  cancelled_paid:
    'Kinansela ng {{shop}} ang order mo na {{quantity}} × {{product}}. Ibabalik ang {{total}} na binayad mo sa pinanggalingan nito; maaaring ilang araw bago ito makita sa bangko mo.',
  cancelled_cod:
    'Kinansela ng {{shop}} ang order mo na {{quantity}} × {{product}}. Walang siningil at wala kang babayaran.',
  dispute_subject: 'Dini-dispute ng buyer ang bayad sa order {{number}}',
  dispute_open:
    'Hinihingi ng bangko ng buyer na ibalik ang {{total}} ng order {{number}}. Nakatabi muna ang pera hanggang magpasya ang bangko; ihanda ang proof of delivery.',
  dispute_won: 'Pumabor sa iyo ang bangko: sa iyo na ulit ang {{total}} ng order {{number}}.',
  dispute_lost: 'Ibinalik ng bangko sa buyer ang {{total}} ng order {{number}}.',
  dispute_owed: 'Na-payout na sa iyo ang {{owed}} nito: ibabawas ito sa susunod na puwede nang i-payout.',
} as const satisfies TextsOf<typeof english>;
