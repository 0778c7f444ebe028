import type { courierAccount as english } from '../en/courier-account.ts';
import type { TranslationOf } from '../translation.ts';

export const courierAccount = {
  'courier_account.title': 'Akun kurir',
  'courier_account.lead': 'Kirim paket dengan kontrak Anda sendiri di kurir.',
  'courier_account.terms':
    'Kurir menagih Anda untuk label ini dan dompet Anda tidak dipotong. COD dan asuransi tidak tersedia. Untuk paket yang hilang atau rusak, hubungi kurir.',
  'courier_account.test_only': 'Instalasi ini tidak mengirim paket sungguhan. Gunakan akun dari sistem uji kurir.',
  'courier_account.none': 'Belum ada kurir yang dapat dihubungkan di negara Anda.',
  'courier_account.connect': 'Hubungkan',
  'courier_account.connect_title': 'Hubungkan {{courier}}',
  'courier_account.connected': 'Terhubung',
  'courier_account.connected_toast': '{{courier}} terhubung',
  'courier_account.checked': 'Terakhir diperiksa {{when}}',
  'courier_account.replace': 'Ganti kredensial',
  'courier_account.disconnect': 'Putuskan',
  'courier_account.disconnect_title': 'Putuskan {{courier}}?',
  'courier_account.disconnect_text':
    'Kami menghapus kredensial dan berhenti melacak paket yang sedang dikirim. Labelnya tidak dapat dibatalkan lagi di sini.',
  'courier_account.keep': 'Tetap terhubung',
  'courier_account.disconnected': 'Kurir diputuskan',
  'courier_account.save': 'Periksa dan hubungkan',
  'courier_account.form_text':
    'Kurir memberikannya saat akses API Anda dibuka. Kami memeriksanya ke kurir dan tidak akan menampilkannya lagi.',
  'courier_account.message_url': 'Alamat untuk pesan status',
  'courier_account.message_url_text': 'Berikan alamat ini ke kurir agar kabar datang lebih cepat.',
  'courier_account.message_url_secret':
    'Tambahkan rahasia pesan Anda di akhir alamat ini sebelum memberikannya ke kurir.',
  'courier_account.copy_url': 'Salin alamat',
  'courier_account.credential_client_id': 'Client ID',
  'courier_account.credential_client_secret': 'Client secret',
  'courier_account.credential_prefix': 'Awalan nomor resi',
  'courier_account.credential_api_account': 'Akun API',
  'courier_account.credential_private_key': 'Kunci privat',
  'courier_account.credential_customer_code': 'Kode pelanggan',
  'courier_account.credential_password': 'Kata sandi API',
  'courier_account.credential_api_key': 'Kunci API',
  'courier_account.credential_api_secret': 'Rahasia API',
  'courier_account.credential_message_secret': 'Rahasia pesan',
  'courier_account.credential_pickup_account': 'Akun penjemputan',
  'courier_account.credential_sold_to_account': 'Akun sold-to',
  'courier_account.credential_refresh_token': 'Refresh token',
  'courier_account.credential_account_kind': 'Jenis akun',
  'courier_account.hint_account_kind': '"live" jika instalasi ini mengirim paket sungguhan, jika tidak "demo".',
  'courier_account.hint_address_secret':
    'Minimal 16 huruf, angka, titik, tanda hubung, atau garis bawah. Tentukan sendiri.',
} as const satisfies TranslationOf<typeof english, 'other'>;
