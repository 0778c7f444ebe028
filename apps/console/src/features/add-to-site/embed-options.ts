import type { PublishableKey } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';

/** What can stand on a shop's page; the tag is `sampan-` and the name, the file `/sdk/v1/<name>.js`. */
export const WIDGETS = ['calculator', 'tracking', 'confirm-address', 'checkout'] as const;
export type WidgetName = (typeof WIDGETS)[number];

/** Where the code goes. */
export const HOSTS = ['html', 'shopify', 'woocommerce', 'wix', 'react'] as const;
export type HostName = (typeof HOSTS)[number];

export const THEMES = ['light', 'dark', 'auto', 'inherit'] as const;
export type WidgetTheme = (typeof THEMES)[number];

/** What a key can allow, in the order of the widgets. */
export const SCOPES = ['estimate', 'track', 'confirm', 'checkout'] as const satisfies PublishableKey['scopes'];

/** What a key must allow for a widget to work. */
export const SCOPE_OF: Readonly<Record<WidgetName, (typeof SCOPES)[number]>> = {
  calculator: 'estimate',
  tracking: 'track',
  'confirm-address': 'confirm',
  checkout: 'checkout',
};

/** A widget as the page's author wants it. */
export interface EmbedOptions {
  readonly widget: WidgetName;
  /** Origin of this server. */
  readonly server: string;
  readonly key: string;
  readonly country: CountryCode;
  /** `#rrggbb`, or empty for our own. */
  readonly colour: string;
  readonly theme: WidgetTheme;
  /** BCP 47 tag, or empty for the language of the page. */
  readonly locale: string;
  /** Public id of the product a checkout sells; empty until one is chosen. */
  readonly product: string;
}

/** The widgets' own country where the tag names none. */
const DEFAULT_COUNTRY = 'SG';

/** The attributes of the tag, without those that say what it does anyway. */
export function attributesOf(options: EmbedOptions): Record<string, string> {
  const { widget, key, country, theme, locale, product } = options;
  return {
    'public-key': key,
    ...(country === DEFAULT_COUNTRY ? {} : { country }),
    ...(locale === '' ? {} : { locale }),
    ...(theme === 'light' ? {} : { theme }),
    ...(widget === 'checkout' && product !== '' ? { 'product-id': product } : {}),
  };
}
