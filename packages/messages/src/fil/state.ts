import type { TranslationOf } from '../translation.ts';
import type { state as english } from '../en/state.ts';

export const state = {
  'state.error_title': 'Hindi ito ma-load',
  'state.error_text': 'Pakisubukan ulit',
  'state.reference': 'Reference {{id}}',
  'state.empty': 'Wala pa rito',
  'state.no_results': 'Walang nahanap',
  'state.crashed_title': 'Huminto sa paggana ang page na ito',
  'state.crashed_text': 'Ligtas ang data mo. I-reload ang page para magpatuloy.',
  'state.reload': 'I-reload ang page',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
