import type { TranslationOf } from '../translation.ts';
import type { contact as english } from '../en/contact.ts';

export const contact = {
  'contact.nav': 'Mga paraan para makausap kami',
  'contact.title': 'Makipag-ugnayan sa amin',
  'contact.text': 'Magtanong tungkol sa mga parcel mo, account mo o sa site na ito. Sasagot kami sa email.',
  'contact.support': 'Support',
  'contact.sales': 'Sales',
  'contact.sales_title': 'Makipag-usap sa sales',
  'contact.sales_text':
    'Sabihin kung ano ang ipinapadala mo at saan. Hahanap kami ng bagay na offer at tatawag o mag-e-email kami.',
  'contact.api': 'API',
  'contact.api_title': 'Gamitin ang API namin',
  'contact.api_text':
    'Mag-print ng label at subaybayan ang mga parcel mula sa sarili mong software. Sabihin kung sino ka, at mag-e-email ang mga engineer namin.',
  'contact.brand': 'Mga brand',
  'contact.brand_title': 'Pagpapadala para sa brand mo',
  'contact.brand_text':
    'Para sa mga brand na nagbebenta sa ilang bansa sa Southeast Asia. Sabihin kung sino ka, at mag-e-email kami.',
  'contact.country': 'Bansa',
  'contact.phone': 'Phone number',
  'contact.choose_service': 'Pumili ng serbisyo',
  'contact.service_local': 'Lokal na delivery',
  'contact.service_international': 'Pagpapadala sa ibang bansa',
  'contact.service_cod': 'Cash on delivery',
  'contact.service_fulfilment': 'Warehousing at fulfilment',
  'contact.service_else': 'Iba pa',
  'contact.region_hint': 'Kung saan papunta ang mga parcel mo, halimbawa Metro Manila',
  'contact.fax': 'Fax number',
  'contact.send': 'Ipadala',
  'contact.sending': 'Ipinapadala',
  'contact.sent': 'Matagumpay na naipadala sa provider ang impormasyon mo.',
  'contact.sent_text': 'Sasagot kami sa {{email}}. May papunta na ring kumpirmasyon doon.',
  'contact.send_another': 'Magpadala ng isa pa',
  'contact.by_mail': 'Puwede ka ring mag-email sa {{mail}}.',
  'contact.to_console': 'Bumalik sa Sampan',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
