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
  late: 'Sudah terlambat untuk mengubahnya: kurir sudah berangkat.',
  busy: 'Terlalu banyak permintaan. Tunggu sebentar.',
} as const satisfies TextsOf<typeof english>;
