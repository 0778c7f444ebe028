import type { TextsOf } from '../translation.ts';
import type { mailLeakedKey as english } from '../en/mail-leaked-key.ts';

export const mailLeakedKey = {
  subject: 'Kunci rahsia "{{name}}" anda digunakan di halaman web',
  what: 'Kami menerima kunci rahsia "{{name}}" anda daripada halaman web di {{origin}}. Sesiapa yang membuka halaman itu boleh membaca kunci tersebut.',
  refused:
    'Kami menolak permintaan itu. Kunci masih berfungsi di tempat lain, untuk anda dan sesiapa yang menyalinnya.',
  next: 'Tukar kunci tanpa tempoh peralihan, simpan kunci baharu di pelayan anda, dan gunakan kunci awam untuk halaman web.',
  open: 'Buka Kunci API',
} as const satisfies TextsOf<typeof english>;
