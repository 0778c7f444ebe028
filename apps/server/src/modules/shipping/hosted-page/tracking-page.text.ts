import type { Language } from '@sampan/country-rules';
import { pageTracking } from '@sampan/messages/en/page-tracking';

/** Sentences of the page around the parcel's panel. */
export interface TrackingPageTexts {
  title: string;
  advice: string;
  contact: string;
  contact_indonesia: string;
  no_script: string;
}

/** What people read beside the widget, which brings its own words. */
export const TRACKING_PAGE_TEXTS: Record<Language, TrackingPageTexts> = {
  en: {
    title: pageTracking['page_tracking.title'],
    advice: 'We never ask for money or card details on this page.',
    contact: 'Contact',
    contact_indonesia: 'For parcels sent from Indonesia',
    no_script: 'Turn on JavaScript to track your parcel here.',
  },
  my: {
    title: 'Di mana bungkusan saya?',
    advice: 'Kami tidak pernah meminta wang atau butiran kad di halaman ini.',
    contact: 'Hubungi kami',
    contact_indonesia: 'Untuk bungkusan dari Indonesia',
    no_script: 'Hidupkan JavaScript untuk menjejak bungkusan anda di sini.',
  },
  ph: {
    title: 'Nasaan ang parcel ko?',
    advice: 'Hindi kami kailanman humihingi ng pera o card details sa page na ito.',
    contact: 'Makipag-ugnayan',
    contact_indonesia: 'Para sa mga parcel mula sa Indonesia',
    no_script: 'I-on ang JavaScript para masubaybayan dito ang parcel mo.',
  },
  id: {
    title: 'Di mana paket saya?',
    advice: 'Kami tidak pernah meminta uang atau data kartu di halaman ini.',
    contact: 'Hubungi kami',
    contact_indonesia: 'Untuk paket dari Indonesia',
    no_script: 'Aktifkan JavaScript untuk melacak paket Anda di sini.',
  },
  vi: {
    title: 'Kiện hàng của tôi ở đâu?',
    advice: 'Chúng tôi không bao giờ yêu cầu tiền hay thông tin thẻ trên trang này.',
    contact: 'Liên hệ',
    contact_indonesia: 'Với kiện hàng gửi từ Indonesia',
    no_script: 'Hãy bật JavaScript để theo dõi kiện hàng tại đây.',
  },
};
