import type { TextsOf } from '../translation.ts';
import type { documentRemittance as english } from '../en/document-remittance.ts';

export const documentRemittance = {
  malformed: 'Kolom {{column}} tidak dapat dibaca.',
  unknown_tracking_code: 'Tidak ada paket COD dengan nomor resi ini.',
  other_courier: 'Paket ini dikirim oleh kurir lain.',
  wrong_currency: 'Uang paket ini ditagih dalam {{currency}}.',
  not_delivered: 'Paket ini belum diterima penerima.',
  not_collected: 'Paket ini dibatalkan, dikembalikan, atau hilang.',
  already_settled: 'Paket ini sudah disetorkan sebelumnya.',
  twice_in_file: 'Paket ini muncul dua kali dalam file.',
  amount_differs: 'Kurir seharusnya menagih {{expected}}.',
} as const satisfies TextsOf<typeof english>;
