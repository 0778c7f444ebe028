import type { TranslationOf } from '../translation.ts';
import type { requestLog as english } from '../en/request-log.ts';

export const requestLog = {
  'request_log.title': 'Log permintaan',
  'request_log.lead':
    'Setiap permintaan dengan kunci rahasia Anda selama 30 hari terakhir, termasuk yang ditolak. Isi permintaan dan jawabannya tidak disimpan.',
  'request_log.failed': 'Log tidak dapat dimuat',
  'request_log.empty': 'Belum ada permintaan',
  'request_log.empty_text':
    'Simpan kunci rahasia "{{name}}", yang berakhiran {{last4}}, di SAMPAN_SECRET_KEY lalu jalankan ini. Permintaannya muncul di sini sedetik kemudian.',
  'request_log.empty_no_key': 'Permintaan muncul di sini begitu sebuah program memakai kunci rahasia.',
  'request_log.make_key': 'Buat kunci rahasia',
  'request_log.no_results': 'Tidak ada permintaan yang cocok',
  'request_log.no_results_text': 'Coba kurangi filter atau perpanjang waktunya.',
  'request_log.time': 'Waktu',
  'request_log.call': 'Permintaan',
  'request_log.key': 'Kunci',
  'request_log.status': 'Status',
  'request_log.duration': 'Durasi',
  'request_log.duration_ms': '{{ms}} ms',
  'request_log.status_2xx': 'Dijawab',
  'request_log.status_4xx': 'Ditolak',
  'request_log.status_5xx': 'Gagal di pihak kami',
  'request_log.request_id': 'ID permintaan',
  'request_log.find_id': 'Cari ID permintaan',
  'request_log.copy_id': 'Salin ID permintaan',
  'request_log.endpoint': 'Endpoint',
  'request_log.from_network': 'Dari jaringan',
  'request_log.program': 'Program',
  'request_log.program_unknown': 'Tidak disebutkan',
  'request_log.replayed': 'Diulang',
  'request_log.replayed_text':
    'Dijawab dengan jawaban pertama untuk Idempotency-Key itu; tidak ada yang dijalankan lagi.',
  'request_log.gone': 'Permintaan ini tidak ada di log: usianya lebih dari 30 hari, atau milik perusahaan lain.',
  'request_log.mend': 'Yang perlu dilakukan',
  'request_log.mend_input':
    'Jawaban menyebut setiap kolom yang salah di errors beserta alasannya. Perbaiki lalu kirim lagi.',
  'request_log.mend_json': 'Kirim isi sebagai JSON paling besar 1 MB, dengan Content-Type: application/json.',
  'request_log.mend_not_found':
    'ID-nya salah, sudah dihapus, atau milik perusahaan lain. Ambil daftar datanya dulu, lalu pakai ID dari sana.',
  'request_log.mend_scope':
    'Ubah kunci di "Kunci API" dan izinkan yang diperlukan permintaan ini, atau pakai kunci yang memilikinya.',
  'request_log.mend_people':
    'Tidak ada kunci yang bisa melakukannya. Seseorang harus masuk dan melakukannya di konsol ini.',
  'request_log.mend_live_key':
    'Setelah yang lain berjalan, buat kunci live dan berikan kepada program sebagai pengganti kunci uji.',
  'request_log.mend_dead_key':
    'Program masih memakai kunci yang tidak berlaku lagi. Berikan yang baru lalu jalankan ulang.',
  'request_log.mend_ip':
    'Jika ini server Anda, tambahkan alamatnya ke kunci. Jika bukan, orang lain memegang kunci itu: segera ganti kuncinya.',
  'request_log.mend_page':
    'Ganti kunci tanpa masa transisi, dan kirim permintaan dari server Anda. Proxy Anda tidak boleh meneruskan Origin halaman.',
  'request_log.mend_rate':
    'Tunggu selama jumlah detik di Retry-After. Header RateLimit menyebut sisa permintaan sebelum batas tercapai.',
  'request_log.mend_changed':
    'Status datanya sudah berubah. Baca lagi, putuskan dari sana, lalu kirim permintaan baru.',
  'request_log.mend_idempotency':
    'Pakai Idempotency-Key baru untuk setiap permintaan baru, dan ulangi hanya untuk permintaan yang sama persis.',
  'request_log.mend_balance': 'Isi saldo dompet, lalu kirim permintaan yang sama lagi.',
  'request_log.mend_ours':
    'Ini masalah di pihak kami. Kirim permintaan yang sama sebentar lagi dengan Idempotency-Key yang sama. Jika tetap terjadi, beri tahu kami ID permintaannya.',
  'request_log.mend_else':
    'Buat program memutuskan menurut kode, bukan kalimatnya. Dokumentasi menjelaskan kapan endpoint ini menjawab begitu.',
} as const satisfies TranslationOf<typeof english, 'other'>;
