import type { TranslationOf } from '../translation.ts';
import type { page as english } from '../en/page.ts';

export const page = {
  'page.home_title': 'Pinakamurang Courier Service sa {{country}}',
  'page.not_found': 'Ooops! Hindi mahanap ang page na hinahanap mo :(',
  'page.back_home': 'Bumalik sa Home',
  'page.maintain_title': 'Sarado na ang serbisyo namin sa Vietnam',
  'page.maintain_text':
    'Permanente nang sarado ang server para sa Vietnam. Para sa tanong, kontakin ang customer service.',
  'page.maintain_contact': 'Kontakin ang customer service',
  'page.maintain_leave': 'Pumunta sa Singapore',
  'page.customer_title': 'Kumpirmahin ang delivery address mo',
  'page.customer_text':
    'Buksan ang link sa email o text message mula sa shop. Kung hindi mo makita, hilingin sa shop na ipadala ulit ito.',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
