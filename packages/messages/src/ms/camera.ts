import type { TranslationOf } from '../translation.ts';
import type { camera as english } from '../en/camera.ts';

export const camera = {
  'camera.start': 'Imbas dengan kamera',
  'camera.stop': 'Hentikan kamera',
  'camera.picture': 'Gambar kamera',
  'camera.starting': 'Memulakan kamera',
  'camera.live': 'Halakan kamera pada kod bar atau kod QR.',
  'camera.read': 'Diimbas: {{code}}',
  'camera.light': 'Lampu',
  'camera.photo': 'Baca foto',
  'camera.refused': 'Akses kamera disekat. Benarkannya dalam tetapan pelayar untuk laman ini, kemudian cuba lagi.',
  'camera.absent': 'Tiada kamera ditemui. Sambungkan kamera, baca foto atau taip kod.',
  'camera.busy': 'Aplikasi lain sedang menggunakan kamera. Tutup aplikasi itu, kemudian cuba lagi.',
  'camera.insecure':
    'Pelayar membenarkan kamera pada halaman selamat sahaja. Buka Sampan dengan https, atau baca foto.',
  'camera.unsupported': 'Pelayar ini tidak dapat menggunakan kamera. Baca foto atau taip kod.',
  'camera.failed': 'Kamera terhenti atau tidak dapat dimulakan. Cuba lagi, atau baca foto.',
  'camera.no_decoder': 'Kami tidak dapat memuatkan pembaca kod. Semak sambungan anda, kemudian cuba lagi.',
  'camera.no_photo': 'Fail ini bukan foto yang dapat kami baca. Pilih foto JPEG atau PNG.',
  'camera.no_code': 'Tiada kod ditemui dalam foto ini. Ambil foto yang lebih jelas dari dekat, atau taip kod.',
} as const satisfies TranslationOf<typeof english, 'other'>;
