import type { recipientPage as english } from '../en/recipient-page.ts';
import type { TranslationOf } from '../translation.ts';

export const recipientPage = {
  'recipient_page.title': 'Halaman penerima',
  'recipient_page.lead': 'Tempat pembeli Anda melacak paket dan mengonfirmasi alamat.',
  'recipient_page.domain': 'Domain Anda sendiri',
  'recipient_page.domain_text':
    'Tampilkan halaman ini di bawah nama Anda. Tautan yang kami kirim ke pembeli Anda akan diawali dengannya.',
  'recipient_page.host': 'Domain',
  'recipient_page.host_hint': 'Subdomain yang tidak dipakai untuk hal lain, misalnya lacak.toko-saya.com.',
  'recipient_page.connect': 'Hubungkan domain',
  'recipient_page.check': 'Periksa sekarang',
  'recipient_page.remove': 'Hapus domain',
  'recipient_page.remove_title': 'Hapus {{host}}?',
  'recipient_page.remove_text':
    'Tautan yang sudah dikirim di bawah domain ini langsung berhenti berfungsi. Tautan baru diawali dengan {{url}}.',
  'recipient_page.remove_keep': 'Pertahankan domain',
  'recipient_page.removed': 'Domain dihapus',
  'recipient_page.record_text':
    'Tambahkan catatan ini di tempat Anda mengelola domain, lalu periksa. Catatan baru bisa perlu waktu satu jam.',
  'recipient_page.record_type': 'Jenis',
  'recipient_page.record_name': 'Nama',
  'recipient_page.record_value': 'Nilai',
  'recipient_page.copy_value': 'Salin nilai',
  'recipient_page.waiting': 'Menunggu DNS',
  'recipient_page.verified': 'Terhubung',
  'recipient_page.verified_text': 'Pembeli Anda membuka halaman ini di {{host}}.',
  'recipient_page.no_record': 'Kami tidak menemukan catatan CNAME untuk {{host}}.',
  'recipient_page.other_target':
    '{{host}} mengarah ke alamat lain. Ubah catatannya ke nilai di bawah, dan matikan proksi apa pun untuknya.',
  'recipient_page.unreachable': 'Tidak ada server nama yang menjawab. Coba lagi dalam beberapa menit.',
  'recipient_page.lost_soon':
    'Catatan ini tidak lagi mengarah ke sini. Jika tetap begitu selama tiga hari, halaman tidak lagi ditampilkan di bawah domain ini.',
  'recipient_page.checked': 'Terakhir diperiksa {{when}}',
  'recipient_page.not_offered': 'Instalasi ini tidak menyediakan domain sendiri. Halaman Anda diawali dengan {{url}}.',
  'recipient_page.preview': 'Pratinjau langsung',
  'recipient_page.preview_text': 'Yang dilihat pembeli, dengan paket terbaru Anda yang sedang dikirim.',
  'recipient_page.brand': 'Merek Anda',
  'recipient_page.brand_text':
    'Logo, nama, dan warna Anda di halaman yang dibuka pembeli, serta cara menghubungi Anda.',
  'recipient_page.brand_show': 'Tampilkan merek saya di halaman ini',
  'recipient_page.brand_site': 'Tautan ke toko Anda',
  'recipient_page.brand_email': 'Email untuk pembeli',
  'recipient_page.brand_phone': 'Telepon untuk pembeli',
  'recipient_page.brand_policy': 'Kebijakan retur',
  'recipient_page.brand_policy_hint': 'Apa yang bisa dikembalikan, sampai kapan, dan caranya.',
  'recipient_page.brand_contact_hint': 'Siapa pun yang punya tautan ke paket Anda dapat membaca ini.',
} as const satisfies TranslationOf<typeof english, 'other'>;
