import type { TranslationOf } from '../translation.ts';
import type { notification as english } from '../en/notification.ts';

export const notification = {
  'notification.title': 'Pemberitahuan',
  'notification.text':
    'Perkara yang kami maklumkan melalui e-mel. Setiap orang dalam syarikat membuat pilihan sendiri.',
  'notification.to': 'E-mel dihantar ke {{email}}',
  'notification.no_mailbox': 'E-mel dihantar selepas alamat e-mel anda disahkan.',
  'notification.sale': 'Jualan',
  'notification.sale_text': 'Seseorang membeli produk anda',
  'notification.address_confirmed': 'Alamat disahkan',
  'notification.address_confirmed_text': 'Penerima mengesahkan alamat penghantaran',
  'notification.parcel_problem': 'Bungkusan bermasalah',
  'notification.parcel_problem_text': 'Kelewatan, penghantaran gagal, pemulangan atau kehilangan',
  'notification.cod_settled': 'Wang COD diselesaikan',
  'notification.cod_settled_text': 'Kurier telah menyerahkan wang tunai yang dikutip untuk anda',
  'notification.adjustment': 'Berat yang dibetulkan',
  'notification.adjustment_text': 'Kurier menimbang bungkusan anda dan harganya berubah',
  'notification.invoice': 'Invois',
  'notification.invoice_text': 'Invois dikeluarkan, atau telah lewat tempoh',
  'notification.referral': 'Kredit rujukan',
  'notification.referral_text': 'Rakan yang anda jemput memberi anda kredit',
  'notification.low_balance': 'Baki rendah',
  'notification.low_balance_text':
    'Baki jatuh di bawah paras minimum, atau tambah nilai automatik memerlukan tindakan anda',
  'notification.always': 'Sentiasa hidup',
  'notification.always_text': 'Notis log masuk, kod dan pertukaran kata laluan: semuanya melindungi akaun anda.',
  'notification.saved': 'Pemberitahuan disimpan',
} as const satisfies TranslationOf<typeof english, 'other'>;
