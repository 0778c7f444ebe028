import type { recipientPage as english } from '../en/recipient-page.ts';
import type { TranslationOf } from '../translation.ts';

export const recipientPage = {
  'recipient_page.title': 'Mga page ng recipient',
  'recipient_page.lead': 'Dito sinusundan ng mga mamimili mo ang parcel at kinukumpirma ang address nila.',
  'recipient_page.domain': 'Sarili mong domain',
  'recipient_page.domain_text':
    'Ipakita ang mga page na ito sa ilalim ng sarili mong pangalan. Dito magsisimula ang mga link na ipinapadala namin sa mga mamimili mo.',
  'recipient_page.host': 'Domain',
  'recipient_page.host_hint': 'Subdomain na wala nang ibang gamit, gaya ng track.tindahan-ko.com.',
  'recipient_page.connect': 'Ikonekta ang domain',
  'recipient_page.check': 'Suriin ngayon',
  'recipient_page.remove': 'Alisin ang domain',
  'recipient_page.remove_title': 'Alisin ang {{host}}?',
  'recipient_page.remove_text':
    'Agad na titigil ang mga link na naipadala na sa ilalim ng domain na ito. Magsisimula sa {{url}} ang mga bagong link.',
  'recipient_page.remove_keep': 'Panatilihin ang domain',
  'recipient_page.removed': 'Naalis ang domain',
  'recipient_page.record_text':
    'Idagdag ang record na ito kung saan mo inaayos ang domain mo, saka suriin. Maaaring abutin ng isang oras ang bagong record.',
  'recipient_page.record_type': 'Uri',
  'recipient_page.record_name': 'Pangalan',
  'recipient_page.record_value': 'Halaga',
  'recipient_page.copy_value': 'Kopyahin ang halaga',
  'recipient_page.waiting': 'Naghihintay sa DNS',
  'recipient_page.verified': 'Nakakonekta',
  'recipient_page.verified_text': 'Binubuksan ng mga mamimili mo ang mga page na ito sa {{host}}.',
  'recipient_page.no_record': 'Wala kaming nakitang CNAME record para sa {{host}}.',
  'recipient_page.other_target':
    'Nakaturo sa ibang address ang {{host}}. Palitan ang record nito ng halaga sa ibaba, at patayin ang anumang proxy para dito.',
  'recipient_page.unreachable': 'Walang name server na sumagot. Subukan ulit pagkalipas ng ilang minuto.',
  'recipient_page.lost_soon':
    'Hindi na nakaturo rito ang record. Kung manatiling ganito nang tatlong araw, hindi na ipapakita ang mga page sa domain na ito.',
  'recipient_page.checked': 'Huling sinuri {{when}}',
  'recipient_page.not_offered':
    'Hindi nag-aalok ng sariling domain ang installation na ito. Nagsisimula sa {{url}} ang mga page mo.',
  'recipient_page.preview': 'Live na preview',
  'recipient_page.preview_text': 'Ang nakikita ng mamimili, gamit ang pinakabago mong parcel na nasa biyahe.',
  'recipient_page.brand': 'Brand mo',
  'recipient_page.brand_text':
    'Ang logo, pangalan at kulay mo sa mga page na binubuksan ng mamimili, at kung paano ka nila makokontak.',
  'recipient_page.brand_show': 'Ipakita ang brand ko sa mga page na ito',
  'recipient_page.brand_site': 'Link sa shop mo',
  'recipient_page.brand_email': 'Email para sa mamimili',
  'recipient_page.brand_phone': 'Telepono para sa mamimili',
  'recipient_page.brand_policy': 'Patakaran sa pagbabalik',
  'recipient_page.brand_policy_hint': 'Ano ang puwedeng ibalik, hanggang kailan at paano.',
  'recipient_page.brand_contact_hint': 'Mababasa ito ng sinumang may link sa isa sa mga parcel mo.',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
