import type { TranslationOf } from '../translation.ts';
import type { requestLog as english } from '../en/request-log.ts';

export const requestLog = {
  'request_log.title': 'Log panggilan',
  'request_log.lead':
    'Setiap panggilan oleh kunci rahsia anda dalam 30 hari lalu, termasuk yang ditolak. Kandungan yang dihantar dan dijawab tidak disimpan.',
  'request_log.failed': 'Log tidak dapat dimuatkan',
  'request_log.empty': 'Belum ada panggilan',
  'request_log.empty_text':
    'Letakkan rahsia "{{name}}", yang berakhir dengan {{last4}}, dalam SAMPAN_SECRET_KEY dan jalankan ini. Panggilan muncul di sini sesaat kemudian.',
  'request_log.empty_no_key': 'Panggilan muncul di sini apabila program menggunakan kunci rahsia.',
  'request_log.make_key': 'Buat kunci rahsia',
  'request_log.no_results': 'Tiada panggilan sepadan',
  'request_log.no_results_text': 'Cuba kurangkan penapis atau panjangkan tempoh.',
  'request_log.time': 'Masa',
  'request_log.call': 'Panggilan',
  'request_log.key': 'Kunci',
  'request_log.status': 'Status',
  'request_log.duration': 'Tempoh',
  'request_log.duration_ms': '{{ms}} ms',
  'request_log.status_2xx': 'Dijawab',
  'request_log.status_4xx': 'Ditolak',
  'request_log.status_5xx': 'Gagal di pihak kami',
  'request_log.request_id': 'Id permintaan',
  'request_log.find_id': 'Cari id permintaan',
  'request_log.copy_id': 'Salin id permintaan',
  'request_log.endpoint': 'Titik akhir',
  'request_log.from_network': 'Dari rangkaian',
  'request_log.program': 'Program',
  'request_log.program_unknown': 'Tidak dinyatakan',
  'request_log.replayed': 'Ulangan',
  'request_log.replayed_text':
    'Dijawab dengan jawapan pertama bagi Idempotency-Key itu; tiada apa yang dijalankan semula.',
  'request_log.gone': 'Panggilan ini tiada dalam log: ia lebih lama daripada 30 hari, atau milik syarikat lain.',
  'request_log.mend': 'Apa yang perlu dibuat',
  'request_log.mend_input':
    'Jawapan menamakan setiap medan yang salah dalam errors, beserta sebabnya. Betulkan dan hantar semula.',
  'request_log.mend_json': 'Hantar kandungan sebagai JSON paling besar 1 MB, dengan Content-Type: application/json.',
  'request_log.mend_not_found':
    'Id itu salah, telah dibuang, atau milik syarikat lain. Senaraikan rekod dahulu dan ambil id dari situ.',
  'request_log.mend_scope':
    'Ubah kunci di "Kunci API" dan benarkan apa yang diperlukan oleh panggilan ini, atau guna kunci yang memilikinya.',
  'request_log.mend_people':
    'Tiada kunci boleh melakukannya. Seseorang perlu log masuk dan melakukannya di konsol ini.',
  'request_log.mend_live_key':
    'Apabila semuanya berfungsi, buat kunci sebenar dan berikan kepada program menggantikan kunci ujian.',
  'request_log.mend_dead_key':
    'Program masih menggunakan rahsia yang tidak lagi berfungsi. Berikan yang baharu dan mulakan semula.',
  'request_log.mend_ip':
    'Jika ini pelayan anda, tambah alamatnya pada kunci. Jika bukan, orang lain memiliki kunci itu: gilirkan segera.',
  'request_log.mend_page':
    'Gilirkan kunci tanpa tempoh bertindih, dan buat panggilan dari pelayan anda. Proksi anda tidak boleh meneruskan Origin halaman.',
  'request_log.mend_rate':
    'Tunggu selama saat dalam Retry-After. Pengepala RateLimit menyatakan baki panggilan sebelum ia berlaku.',
  'request_log.mend_changed':
    'Rekod kini dalam keadaan lain. Baca semula, buat keputusan dari situ, dan hantar panggilan baharu.',
  'request_log.mend_idempotency':
    'Guna Idempotency-Key baharu bagi setiap panggilan baharu, dan ulang hanya untuk panggilan yang sama.',
  'request_log.mend_balance': 'Tambah nilai dompet, kemudian hantar panggilan yang sama sekali lagi.',
  'request_log.mend_ours':
    'Ini perlu kami baiki. Hantar panggilan yang sama sebentar lagi dengan Idempotency-Key yang sama. Jika berterusan, beritahu kami id permintaan.',
  'request_log.mend_else':
    'Biar program membuat keputusan berdasarkan kod, bukan ayat. Dokumentasi menerangkan bila titik akhir ini memberikannya.',
} as const satisfies TranslationOf<typeof english, 'other'>;
