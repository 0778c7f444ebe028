import type { TranslationOf } from '../translation.ts';
import type { refund as english } from '../en/refund.ts';

export const refund = {
  'refund.title': 'Bayaran balik',
  'refund.text':
    'Label yang dibatalkan sebelum kurier menerima bungkusan: semua caj dikembalikan, dengan butiran setiap bahagian.',
  'refund.parcel': 'Bungkusan',
  'refund.refunded': 'Dibayar balik',
  'refund.part_courier': 'Kurier',
  'refund.part_insurance': 'Insurans',
  'refund.part_platform': 'Platform',
  'refund.part_tax': 'Cukai',
  'refund.amount': 'Amaun',
  'refund.total': 'Semua bayaran balik ({{number}})',
  'refund.credit_note': 'Nota kredit',
  'refund.credit_note_of': 'Nota kredit {{number}}',
  'refund.csv': 'Muat turun CSV',
  'refund.failed': 'Bayaran balik tidak dapat dimuatkan',
  'refund.empty_title': 'Tiada bayaran balik',
  'refund.empty_text':
    'Apabila anda membatalkan bungkusan yang labelnya sudah dibeli, wang yang dikembalikan dipaparkan di sini.',
} as const satisfies TranslationOf<typeof english, 'other'>;
