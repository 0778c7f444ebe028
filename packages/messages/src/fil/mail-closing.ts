import type { TextsOf } from '../translation.ts';
import type { mailClosing as english } from '../en/mail-closing.ts';

export const mailClosing = {
  subject: 'Sarado na ang Sampan account mo',
  closed:
    'Sarado na ang Sampan account ng {{company}}. Wala nang makakapag-sign in dito, at hindi na gumagana ang mga API key at webhook nito.',
  kept: 'Mananatili sa amin ang mga parcel, invoice at bayad, gaya ng hinihingi ng batas sa buwis. Burado na ang address book mo.',
  balance:
    'May {{amount}} ang wallet mo. Mag-e-email sa iyo ang team namin para ibalik ang ibinayad mo. Nawala na ang libreng credit.',
  stranger: 'Hindi ikaw ito? Makipag-ugnayan sa amin ngayon.',
} as const satisfies TextsOf<typeof english>;
