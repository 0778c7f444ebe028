import type { courierAccount as english } from '../en/courier-account.ts';
import type { TranslationOf } from '../translation.ts';

export const courierAccount = {
  'courier_account.title': 'Akaun kurier',
  'courier_account.lead': 'Hantar bungkusan di bawah kontrak anda sendiri dengan kurier.',
  'courier_account.terms':
    'Kurier mengebil anda untuk label ini dan dompet anda tidak dicaj. COD dan insurans tidak tersedia. Untuk bungkusan yang hilang atau rosak, hubungi kurier.',
  'courier_account.test_only': 'Pemasangan ini tidak menghantar bungkusan sebenar. Gunakan akaun sistem ujian kurier.',
  'courier_account.none': 'Belum ada kurier yang boleh disambungkan di negara anda.',
  'courier_account.connect': 'Sambungkan',
  'courier_account.connect_title': 'Sambungkan {{courier}}',
  'courier_account.connected': 'Disambungkan',
  'courier_account.connected_toast': '{{courier}} disambungkan',
  'courier_account.checked': 'Kali terakhir disemak {{when}}',
  'courier_account.replace': 'Ganti maklumat akses',
  'courier_account.disconnect': 'Putuskan sambungan',
  'courier_account.disconnect_title': 'Putuskan sambungan {{courier}}?',
  'courier_account.disconnect_text':
    'Kami memadam maklumat akses dan berhenti menjejak bungkusan dalam perjalanan. Labelnya tidak lagi boleh dibatalkan di sini.',
  'courier_account.keep': 'Kekalkan sambungan',
  'courier_account.disconnected': 'Sambungan kurier diputuskan',
  'courier_account.save': 'Semak dan sambungkan',
  'courier_account.form_text':
    'Kurier memberikan maklumat ini apabila akses API anda dibuka. Kami menyemaknya dengan kurier dan tidak akan memaparkannya lagi.',
  'courier_account.message_url': 'Alamat untuk mesej status',
  'courier_account.message_url_text': 'Berikan alamat ini kepada kurier untuk menerima berita lebih awal.',
  'courier_account.message_url_secret':
    'Tambahkan rahsia mesej anda di hujung alamat ini sebelum memberikannya kepada kurier.',
  'courier_account.copy_url': 'Salin alamat',
  'courier_account.credential_client_id': 'Client ID',
  'courier_account.credential_client_secret': 'Client secret',
  'courier_account.credential_prefix': 'Awalan nombor penjejakan',
  'courier_account.credential_api_account': 'Akaun API',
  'courier_account.credential_private_key': 'Kunci peribadi',
  'courier_account.credential_customer_code': 'Kod pelanggan',
  'courier_account.credential_password': 'Kata laluan API',
  'courier_account.credential_api_key': 'Kunci API',
  'courier_account.credential_api_secret': 'Rahsia API',
  'courier_account.credential_message_secret': 'Rahsia mesej',
  'courier_account.credential_pickup_account': 'Akaun pengambilan',
  'courier_account.credential_sold_to_account': 'Akaun pembeli (sold-to)',
  'courier_account.credential_refresh_token': 'Token muat semula',
  'courier_account.credential_account_kind': 'Jenis akaun',
  'courier_account.hint_account_kind': '"live" jika pemasangan ini menghantar bungkusan sebenar, jika tidak "demo".',
  'courier_account.hint_address_secret':
    'Sekurang-kurangnya 16 huruf, nombor, titik, sempang atau garis bawah. Pilih sendiri.',
} as const satisfies TranslationOf<typeof english, 'other'>;
