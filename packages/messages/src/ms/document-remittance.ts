import type { TextsOf } from '../translation.ts';
import type { documentRemittance as english } from '../en/document-remittance.ts';

export const documentRemittance = {
  malformed: 'Lajur {{column}} tidak dapat dibaca.',
  unknown_tracking_code: 'Tiada bungkusan COD dengan nombor penjejakan ini.',
  other_courier: 'Bungkusan ini dihantar oleh kurier lain.',
  wrong_currency: 'Wang bungkusan ini dikutip dalam {{currency}}.',
  not_delivered: 'Bungkusan ini belum diterima penerima.',
  not_collected: 'Bungkusan ini dibatalkan, dipulangkan atau hilang.',
  already_settled: 'Bungkusan ini telah diselesaikan sebelum ini.',
  twice_in_file: 'Bungkusan ini muncul dua kali dalam fail.',
  amount_differs: 'Kurier sepatutnya mengutip {{expected}}.',
} as const satisfies TextsOf<typeof english>;
