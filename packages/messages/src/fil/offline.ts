import type { TranslationOf } from '../translation.ts';
import type { offline as english } from '../en/offline.ts';

export const offline = {
  'offline.title': 'Walang koneksyon',
  'offline.text': 'Hindi ma-load ng Sampan ang page na ito. Susubukan namin ulit pagbalik mo online.',
  'offline.seen': 'Huling na-update: {{when}}',
  'offline.new_build': 'May bagong bersyon na ng Sampan.',
  'offline.reload': 'I-reload ang page',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
