import type { TranslationOf } from '../translation.ts';
import type { onboard as english } from '../en/onboard.ts';

export const onboard = {
  'onboard.steps': 'Langkah ke label pertama',
  'onboard.step_person': 'Anda',
  'onboard.step_address': 'Alamat',
  'onboard.step_parcel': 'Bungkusan',
  'onboard.step_label': 'Label',
  'onboard.skip': 'Selesaikan kemudian',
  'onboard.person_title': 'Siapakah anda?',
  'onboard.person_text': 'Kurier menghubungi nombor ini, dan label anda memaparkan nama-nama ini.',
  'onboard.company_hint': 'Nama anda sendiri pun boleh',
  'onboard.address_title': 'Di manakah alamat anda?',
  'onboard.address_text':
    'Bungkusan anda diambil di sini. Invois menggunakan alamat yang sama kecuali anda mengisi alamat lain.',
  'onboard.parcel_title': 'Bungkusan pertama anda',
  'onboard.parcel_text': 'Siapa penerimanya, dan apa isinya?',
  'onboard.paste_hint':
    'Tampal mesej pelanggan anda: nama, telefon dan alamat diisi secara automatik dalam medan di bawah.',
  'onboard.paste_filled': 'Diisi di bawah. Sila semak.',
  'onboard.paste_own': 'Tampal alamat penuh anda',
  'onboard.paste_own_hint': 'Atau isi medan di bawah',
  'onboard.sample_text': 'Tiada bungkusan sekarang? Tiada apa-apa yang benar-benar dihantar di sini.',
  'onboard.sample': 'Isi bungkusan contoh',
  'onboard.package_title': 'Apa isinya',
  'onboard.label_title': 'Pilih kurier dan cetak',
  'onboard.label_text':
    'Kami telah memilih kurier yang kami syorkan. Butang ini membayar daripada baki anda dan mencetak label.',
  'onboard.buy': 'Bayar {{amount}} dan cetak',
  'onboard.demo_credit': 'Baki anda ialah kredit demo: tiada wang sebenar digunakan.',
  'onboard.top_up_first':
    'Label dibayar daripada baki anda. Tambah nilai dahulu, kemudian kembali ke sini: semuanya kekal seperti sedia ada.',
  'onboard.top_up': 'Tambah nilai',
  'onboard.done_title': 'Label pertama anda',
  'onboard.done_text': 'Tampal pada bungkusan {{number}}; kurier akan uruskan selebihnya.',
  'onboard.to_home': 'Pergi ke Laman Utama',
  'onboard.card_title': 'Lengkapkan persediaan',
  'onboard.card_text': '{{done}} daripada {{total}} langkah ke label pertama telah selesai',
  'onboard.card_action': 'Teruskan persediaan',
} as const satisfies TranslationOf<typeof english, 'other'>;
