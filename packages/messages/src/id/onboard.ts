import type { TranslationOf } from '../translation.ts';
import type { onboard as english } from '../en/onboard.ts';

export const onboard = {
  'onboard.steps': 'Langkah menuju label pertama',
  'onboard.step_person': 'Anda',
  'onboard.step_address': 'Alamat',
  'onboard.step_parcel': 'Paket',
  'onboard.step_label': 'Label',
  'onboard.skip': 'Selesaikan nanti',
  'onboard.person_title': 'Siapa Anda?',
  'onboard.person_text': 'Kurir menghubungi nomor ini, dan label Anda menampilkan nama-nama ini.',
  'onboard.company_hint': 'Nama Anda sendiri juga boleh',
  'onboard.address_title': 'Di mana alamat Anda?',
  'onboard.address_text':
    'Paket Anda dijemput di sini. Faktur memakai alamat yang sama kecuali Anda mengisi alamat lain.',
  'onboard.parcel_title': 'Paket pertama Anda',
  'onboard.parcel_text': 'Untuk siapa, dan apa isinya?',
  'onboard.paste_hint': 'Tempel pesan pelanggan Anda: nama, telepon, dan alamat otomatis mengisi kolom di bawah.',
  'onboard.paste_filled': 'Sudah diisi di bawah. Mohon periksa.',
  'onboard.paste_own': 'Tempel alamat lengkap Anda',
  'onboard.paste_own_hint': 'Atau isi kolom di bawah',
  'onboard.sample_text': 'Belum ada paket? Di sini tidak ada yang benar-benar dikirim.',
  'onboard.sample': 'Isi paket contoh',
  'onboard.package_title': 'Apa isinya',
  'onboard.label_title': 'Pilih kurir dan cetak',
  'onboard.label_text':
    'Kami sudah memilih kurir yang kami sarankan. Tombol ini membayar dari saldo Anda dan mencetak label.',
  'onboard.buy': 'Bayar {{amount}} dan cetak',
  'onboard.demo_credit': 'Saldo Anda adalah kredit demo: tidak ada uang sungguhan yang dipakai.',
  'onboard.top_up_first':
    'Label dibayar dari saldo Anda. Isi saldo dulu, lalu kembali ke sini: semuanya tetap seperti semula.',
  'onboard.top_up': 'Isi saldo',
  'onboard.done_title': 'Label pertama Anda',
  'onboard.done_text': 'Tempelkan pada paket {{number}}; kurir mengurus sisanya.',
  'onboard.to_home': 'Ke Beranda',
  'onboard.card_title': 'Selesaikan pengaturan awal',
  'onboard.card_text': '{{done}} dari {{total}} langkah menuju label pertama selesai',
  'onboard.card_action': 'Lanjutkan pengaturan awal',
} as const satisfies TranslationOf<typeof english, 'other'>;
