import type { TranslationOf } from '../translation.ts';
import type { contact as english } from '../en/contact.ts';

export const contact = {
  'contact.nav': 'Cara menghubungi kami',
  'contact.title': 'Hubungi kami',
  'contact.text': 'Tanya kami apa sahaja tentang bungkusan, akaun atau laman ini. Kami membalas melalui e-mel.',
  'contact.support': 'Sokongan',
  'contact.sales': 'Jualan',
  'contact.sales_title': 'Hubungi pasukan jualan',
  'contact.sales_text':
    'Beritahu kami apa yang anda hantar dan ke mana. Kami mencari tawaran yang sesuai dan menghubungi anda semula.',
  'contact.api': 'API',
  'contact.api_title': 'Gunakan API kami',
  'contact.api_text':
    'Cetak label dan jejak bungkusan daripada perisian anda sendiri. Beritahu kami siapa anda, dan jurutera kami akan membalas.',
  'contact.brand': 'Jenama',
  'contact.brand_title': 'Penghantaran untuk jenama anda',
  'contact.brand_text':
    'Untuk jenama yang menjual di beberapa negara Asia Tenggara. Beritahu kami siapa anda, dan kami akan membalas.',
  'contact.country': 'Negara',
  'contact.phone': 'Nombor telefon',
  'contact.choose_service': 'Pilih perkhidmatan',
  'contact.service_local': 'Penghantaran tempatan',
  'contact.service_international': 'Penghantaran antarabangsa',
  'contact.service_cod': 'Bayar semasa terima (COD)',
  'contact.service_fulfilment': 'Pergudangan dan pemenuhan pesanan',
  'contact.service_else': 'Lain-lain',
  'contact.region_hint': 'Destinasi bungkusan anda, contohnya Lembah Klang',
  'contact.fax': 'Nombor faks',
  'contact.send': 'Hantar',
  'contact.sending': 'Sedang menghantar',
  'contact.sent': 'Maklumat anda telah berjaya dihantar kepada penyedia.',
  'contact.sent_text': 'Kami akan membalas ke {{email}}. E-mel pengesahan sedang dihantar ke sana.',
  'contact.send_another': 'Hantar mesej lain',
  'contact.by_mail': 'Anda juga boleh menulis kepada {{mail}}.',
  'contact.to_console': 'Kembali ke Sampan',
} as const satisfies TranslationOf<typeof english, 'other'>;
