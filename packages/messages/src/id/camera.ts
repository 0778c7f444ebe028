import type { TranslationOf } from '../translation.ts';
import type { camera as english } from '../en/camera.ts';

export const camera = {
  'camera.start': 'Pindai dengan kamera',
  'camera.stop': 'Matikan kamera',
  'camera.picture': 'Gambar kamera',
  'camera.starting': 'Menyalakan kamera',
  'camera.live': 'Arahkan kamera ke barcode atau kode QR.',
  'camera.read': 'Terpindai: {{code}}',
  'camera.light': 'Lampu',
  'camera.photo': 'Baca foto',
  'camera.refused': 'Akses kamera diblokir. Izinkan di setelan browser untuk situs ini, lalu coba lagi.',
  'camera.absent': 'Kamera tidak ditemukan. Sambungkan kamera, baca foto, atau ketik kodenya.',
  'camera.busy': 'Aplikasi lain sedang memakai kamera. Tutup aplikasi itu, lalu coba lagi.',
  'camera.insecure': 'Browser hanya mengizinkan kamera di halaman aman. Buka Sampan dengan https, atau baca foto.',
  'camera.unsupported': 'Browser ini tidak bisa memakai kamera. Baca foto atau ketik kodenya.',
  'camera.failed': 'Kamera berhenti atau tidak menyala. Coba lagi, atau baca foto.',
  'camera.no_decoder': 'Kami tidak bisa memuat pembaca kode. Periksa koneksi Anda, lalu coba lagi.',
  'camera.no_photo': 'File ini bukan foto yang bisa kami baca. Pilih foto JPEG atau PNG.',
  'camera.no_code': 'Tidak ada kode di foto ini. Ambil foto yang lebih tajam dari dekat, atau ketik kodenya.',
} as const satisfies TranslationOf<typeof english, 'other'>;
