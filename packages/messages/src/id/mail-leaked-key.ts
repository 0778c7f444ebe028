import type { TextsOf } from '../translation.ts';
import type { mailLeakedKey as english } from '../en/mail-leaked-key.ts';

export const mailLeakedKey = {
  subject: 'Kunci rahasia "{{name}}" Anda dipakai di halaman web',
  what: 'Kami menerima kunci rahasia "{{name}}" Anda dari halaman web di {{origin}}. Siapa pun yang membuka halaman itu dapat membaca kuncinya.',
  refused: 'Kami menolak permintaan itu. Kunci masih berlaku di tempat lain, bagi Anda dan siapa pun yang menyalinnya.',
  next: 'Ganti kunci tanpa masa transisi, simpan kunci baru di server Anda, dan pakai kunci publik untuk halaman web.',
  open: 'Buka Kunci API',
} as const satisfies TextsOf<typeof english>;
