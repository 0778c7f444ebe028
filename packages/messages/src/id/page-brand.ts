import type { TextsOf } from '../translation.ts';
import type { pageBrand as english } from '../en/page-brand.ts';

export const pageBrand = {
  visit: 'Kunjungi toko',
  questions: 'Pertanyaan tentang pesanan Anda',
  returns: 'Kebijakan retur',
  powered: 'Didukung oleh Sampan',
} as const satisfies TextsOf<typeof english>;
