import type { TextsOf } from '../translation.ts';
import type { pageDriver as english } from '../en/page-driver.ts';
import { problem } from './problem.ts';
import { tracking } from './tracking.ts';

export const pageDriver = {
  title: 'Untuk kurier',
  until: 'Anda boleh menukarnya sehingga kurier bertolak.',
  hand: 'Serahkan kepada saya',
  door: tracking['tracking.wish_door'],
  neighbour: tracking['tracking.wish_neighbour'],
  note: problem['problem.note'],
  note_example: 'Lobi lif B, tekan loceng dua kali',
  proof_phone: 'Empat digit terakhir telefon anda',
  proof_post_code: 'Poskod anda',
  proof_why: 'Seperti dalam pesanan anda. Hanya anda boleh menukarnya.',
  save: 'Simpan',
  saved: 'Disimpan. Syarikat kurier akan memberitahu kurier.',
  refused: 'Syarikat kurier ini tidak boleh melakukannya. Sila tanya kedai.',
  proof_invalid_phone: 'Masukkan empat digit terakhir nombor telefon anda',
  proof_invalid_post_code: 'Masukkan poskod alamat anda',
  proof_wrong: 'Ini tidak sepadan dengan pesanan. Semak dan cuba lagi.',
  blocked: 'Terlalu banyak cubaan salah. Sila tanya kedai.',
  cash: 'Kurier mengutip wang tunai, jadi seseorang perlu berada di situ.',
  place_missing: 'Pilih satu',
  note_long: 'Gunakan 120 aksara atau kurang',
  late: 'Sudah terlambat untuk menukarnya. Sila tanya kedai.',
  busy: 'Terlalu banyak permintaan. Sila tunggu seminit.',
  again_title: 'Pilih hari lain',
  again_text: 'Tiada sesiapa dapat menerima bungkusan. Bungkusan selamat bersama syarikat kurier.',
  again_until: 'Pilih selewat-lewatnya {{day}}; selepas itu syarikat kurier yang menentukan.',
  again_day: problem['problem.day'],
  again_time: problem['problem.window'],
  again_save: 'Tempah penghantaran',
  booked: 'Ditempah. Kurier datang pada {{day}}, {{time}}.',
  unavailable: 'Syarikat kurier tidak menjawab. Tiada apa-apa berubah, sila cuba lagi.',
} as const satisfies TextsOf<typeof english>;
