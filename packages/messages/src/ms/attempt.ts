import type { TranslationOf } from '../translation.ts';
import type { attempt as english } from '../en/attempt.ts';

export const attempt = {
  'attempt.title': 'Hantar semula',
  'attempt.text': 'Kurier datang sekali lagi tanpa caj.',
  'attempt.day': 'Hari',
  'attempt.window': 'Masa',
  'attempt.note': 'Nota untuk pemandu',
  'attempt.book': 'Tempah {{day}}, {{time}}',
  'attempt.booked_done': 'Penghantaran ditempah',
  'attempt.withdrawn_done': 'Tempahan ditarik balik',
  'attempt.booked_title': 'Penghantaran seterusnya: {{day}}, {{time}}',
  'attempt.booked_by': 'Ditempah oleh {{name}}',
  'attempt.change': 'Pilih hari lain',
  'attempt.withdraw': 'Tarik balik tempahan',
  'attempt.obstacle_not_tried': 'Anda boleh menempah penghantaran semula selepas kurier mencuba sekali.',
  'attempt.obstacle_returning': 'Bungkusan sudah dalam perjalanan pulang kepada anda.',
  'attempt.obstacle_lost': 'Kurier melaporkan bungkusan ini hilang. Sila hubungi sokongan.',
  'attempt.obstacle_ended': 'Penghantaran bungkusan ini sudah tamat.',
  'attempt.obstacle_by_phone': 'Telefon kurier untuk mengatur penghantaran semula: {{phone}}',
  'attempt.contact': 'Hubungi penerima',
  'attempt.call': 'Telefon',
  'attempt.email': 'E-mel',
} as const satisfies TranslationOf<typeof english, 'other'>;
