import type { TextsOf } from '../translation.ts';
import type { pageDriver as english } from '../en/page-driver.ts';
import { problem } from './problem.ts';
import { tracking } from './tracking.ts';

export const pageDriver = {
  title: 'Untuk kurir',
  until: 'Anda dapat mengubahnya sampai kurir berangkat.',
  hand: 'Serahkan kepada saya',
  door: tracking['tracking.wish_door'],
  neighbour: tracking['tracking.wish_neighbour'],
  note: problem['problem.note'],
  note_example: 'Lobi lift B, bunyikan bel dua kali',
  proof_phone: 'Empat digit terakhir telepon Anda',
  proof_post_code: 'Kode pos Anda',
  proof_why: 'Seperti di pesanan Anda. Hanya Anda yang dapat mengubahnya.',
  save: 'Simpan',
  saved: 'Tersimpan. Perusahaan kurir akan memberi tahu kurir.',
  refused: 'Kurir ini tidak dapat melakukannya. Silakan tanya toko.',
  proof_invalid_phone: 'Masukkan empat digit terakhir nomor telepon Anda',
  proof_invalid_post_code: 'Masukkan kode pos alamat Anda',
  proof_wrong: 'Ini tidak cocok dengan pesanan. Periksa dan coba lagi.',
  blocked: 'Terlalu banyak percobaan salah. Silakan tanya toko.',
  cash: 'Kurir menagih uang tunai, jadi harus ada orang di tempat.',
  place_missing: 'Pilih satu',
  note_long: 'Gunakan paling banyak 120 karakter',
  late: 'Sudah terlambat untuk mengubahnya. Silakan tanya toko.',
  busy: 'Terlalu banyak permintaan. Tunggu sebentar.',
  again_title: 'Pilih hari lain',
  again_text: 'Tidak ada yang dapat menerima paket. Paket aman di kurir.',
  again_until: 'Pilih paling lambat {{day}}; setelah itu kurir yang menentukan.',
  again_day: problem['problem.day'],
  again_time: problem['problem.window'],
  again_save: 'Jadwalkan pengantaran',
  booked: 'Sudah dipesan. Kurir datang pada {{day}}, {{time}}.',
  unavailable: 'Kurir tidak menjawab. Tidak ada yang berubah, silakan coba lagi.',
} as const satisfies TextsOf<typeof english>;
