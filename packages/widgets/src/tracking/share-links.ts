import type { CountryCode } from '@sampan/country-rules';

export interface ShareLink {
  readonly name: string;
  readonly href: string;
}

/** The chat apps of a country, first the one most people there have (look 5 'Messaging'). Vietnam's Zalo takes no plain link. */
export function shareLinksOf(country: CountryCode | null, text: string): ShareLink[] {
  const said = encodeURIComponent(text);
  if (country === 'PH') return [{ name: 'Viber', href: `viber://forward?text=${said}` }];
  return country === 'VN' ? [] : [{ name: 'WhatsApp', href: `https://wa.me/?text=${said}` }];
}
