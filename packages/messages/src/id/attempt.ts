import type { TranslationOf } from '../translation.ts';
import type { attempt as english } from '../en/attempt.ts';

export const attempt = {
  'attempt.title': 'Antar ulang',
  'attempt.text': 'Kurir datang sekali lagi tanpa biaya.',
  'attempt.day': 'Hari',
  'attempt.window': 'Waktu',
  'attempt.note': 'Catatan untuk kurir',
  'attempt.book': 'Jadwalkan {{day}}, {{time}}',
  'attempt.booked_done': 'Pengantaran dijadwalkan',
  'attempt.withdrawn_done': 'Jadwal dibatalkan',
  'attempt.booked_title': 'Pengantaran berikutnya: {{day}}, {{time}}',
  'attempt.booked_by': 'Dijadwalkan oleh {{name}}',
  'attempt.change': 'Pilih hari lain',
  'attempt.withdraw': 'Batalkan jadwal',
  'attempt.obstacle_not_tried': 'Anda dapat menjadwalkan pengantaran ulang setelah kurir mencoba satu kali.',
  'attempt.obstacle_returning': 'Paket sudah dalam perjalanan kembali ke Anda.',
  'attempt.obstacle_lost': 'Kurir melaporkan paket ini hilang. Silakan hubungi dukungan.',
  'attempt.obstacle_ended': 'Pengantaran paket ini sudah berakhir.',
  'attempt.obstacle_by_phone': 'Telepon kurir untuk mengatur pengantaran ulang: {{phone}}',
  'attempt.contact': 'Hubungi penerima',
  'attempt.call': 'Telepon',
  'attempt.email': 'Email',
} as const satisfies TranslationOf<typeof english, 'other'>;
