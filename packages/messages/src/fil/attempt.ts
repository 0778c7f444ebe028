import type { TranslationOf } from '../translation.ts';
import type { attempt as english } from '../en/attempt.ts';

export const attempt = {
  'attempt.title': 'Ihatid ulit',
  'attempt.text': 'Babalik ang courier nang walang bayad.',
  'attempt.day': 'Araw',
  'attempt.window': 'Oras',
  'attempt.note': 'Note para sa driver',
  'attempt.book': 'I-book ang {{day}}, {{time}}',
  'attempt.booked_done': 'Naka-book na ang delivery',
  'attempt.withdrawn_done': 'Binawi ang booking',
  'attempt.booked_title': 'Susunod na delivery: {{day}}, {{time}}',
  'attempt.booked_by': 'Ni-book ni {{name}}',
  'attempt.change': 'Pumili ng ibang araw',
  'attempt.withdraw': 'Bawiin ang booking',
  'attempt.obstacle_not_tried': 'Puwede kang mag-book ng muling delivery pagkatapos sumubok ng courier.',
  'attempt.obstacle_returning': 'Pabalik na sa iyo ang parcel.',
  'attempt.obstacle_lost': 'Ayon sa courier, nawala ang parcel na ito. Makipag-ugnayan sa support.',
  'attempt.obstacle_ended': 'Tapos na ang delivery ng parcel na ito.',
  'attempt.obstacle_by_phone': 'Tawagan ang courier para sa muling delivery: {{phone}}',
  'attempt.contact': 'Kontakin ang recipient',
  'attempt.call': 'Tumawag',
  'attempt.email': 'Email',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
