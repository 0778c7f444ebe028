import type { TranslationOf } from '../translation.ts';
import type { requestLog as english } from '../en/request-log.ts';

export const requestLog = {
  'request_log.title': 'Log permintaan',
  'request_log.lead':
    'Setiap permintaan dengan kunci rahsia anda dalam 30 hari terakhir, termasuk yang ditolak. Kandungan permintaan dan jawapannya tidak disimpan.',
  'request_log.failed': 'Log tidak dapat dimuatkan',
  'request_log.empty': 'Belum ada permintaan',
  'request_log.empty_text':
    'Simpan kunci rahsia "{{name}}", yang berakhir dengan {{last4}}, dalam SAMPAN_SECRET_KEY dan jalankan ini. Permintaan itu dipaparkan di sini sesaat kemudian.',
  'request_log.empty_no_key': 'Permintaan dipaparkan di sini apabila sesuatu program menggunakan kunci rahsia.',
  'request_log.make_key': 'Buat kunci rahsia',
  'request_log.no_results': 'Tiada permintaan yang sepadan',
  'request_log.no_results_text': 'Cuba kurangkan penapis atau panjangkan tempoh.',
  'request_log.time': 'Masa',
  'request_log.call': 'Permintaan',
  'request_log.key': 'Kunci',
  'request_log.status': 'Status',
  'request_log.duration': 'Tempoh masa',
  'request_log.duration_ms': '{{ms}} ms',
  'request_log.status_2xx': 'Dijawab',
  'request_log.status_4xx': 'Ditolak',
  'request_log.status_5xx': 'Gagal di pihak kami',
  'request_log.request_id': 'ID permintaan',
  'request_log.find_id': 'Cari ID permintaan',
  'request_log.copy_id': 'Salin ID permintaan',
  'request_log.endpoint': 'Endpoint',
  'request_log.from_network': 'Dari rangkaian',
  'request_log.program': 'Program',
  'request_log.program_unknown': 'Tidak dinyatakan',
  'request_log.replayed': 'Diulang',
  'request_log.replayed_text':
    'Dijawab dengan jawapan pertama bagi Idempotency-Key itu; tiada apa-apa dijalankan semula.',
  'request_log.gone': 'Permintaan ini tiada dalam log: ia lebih lama daripada 30 hari, atau milik syarikat lain.',
  'request_log.mend': 'Apa yang perlu dibuat',
  'request_log.mend_input':
    'Jawapan menamakan setiap medan yang salah dalam errors, beserta sebabnya. Betulkan dan hantar semula.',
  'request_log.mend_json': 'Hantar kandungan sebagai JSON paling besar 1 MB, dengan Content-Type: application/json.',
  'request_log.mend_not_found':
    'ID itu salah, telah dibuang, atau milik syarikat lain. Senaraikan rekod dahulu dan ambil ID dari situ.',
  'request_log.mend_scope':
    'Sunting kunci di "Kunci API" dan benarkan apa yang diperlukan oleh permintaan ini, atau guna kunci yang memilikinya.',
  'request_log.mend_people':
    'Tiada kunci boleh melakukannya. Seseorang perlu log masuk dan melakukannya di konsol ini.',
  'request_log.mend_live_key':
    'Apabila semuanya berfungsi, buat kunci sebenar dan berikan kepada program menggantikan kunci ujian.',
  'request_log.mend_dead_key':
    'Program masih menggunakan kunci yang tidak lagi sah. Berikan yang baharu dan mulakan semula.',
  'request_log.mend_ip':
    'Jika ini pelayan anda, tambah alamatnya pada kunci. Jika bukan, orang lain memiliki kunci itu: tukar kunci segera.',
  'request_log.mend_page':
    'Tukar kunci tanpa tempoh peralihan, dan hantar permintaan dari pelayan anda. Proksi anda tidak boleh meneruskan Origin halaman.',
  'request_log.mend_rate':
    'Tunggu selama bilangan saat dalam Retry-After. Pengepala RateLimit menyatakan baki permintaan sebelum had dicapai.',
  'request_log.mend_changed':
    'Status rekod ini sudah berubah. Baca semula, buat keputusan dari situ, dan hantar permintaan baharu.',
  'request_log.mend_idempotency':
    'Guna Idempotency-Key baharu bagi setiap permintaan baharu, dan ulang hanya untuk permintaan yang sama sepenuhnya.',
  'request_log.mend_balance': 'Tambah nilai dompet, kemudian hantar permintaan yang sama sekali lagi.',
  'request_log.mend_ours':
    'Ini masalah di pihak kami. Hantar permintaan yang sama sebentar lagi dengan Idempotency-Key yang sama. Jika berterusan, beritahu kami ID permintaannya.',
  'request_log.mend_else':
    'Biar program membuat keputusan berdasarkan kod, bukan ayat. Dokumentasi menerangkan bila endpoint ini memberi jawapan itu.',
} as const satisfies TranslationOf<typeof english, 'other'>;
