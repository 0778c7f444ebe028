import type { Peer } from '../src/measure/peer-bundle.ts';

/** What shops and merchants embed today, in versions that never change, so that the figures can be found again. */
export const PEERS: readonly Peer[] = [
  {
    name: 'shipping: ShipEngine Elements 2.37.1, void-label, without its four unpublished parts',
    packages: [
      '@shipengine/elements@2.37.1',
      'react@18.3.1',
      'react-dom@18.3.1',
      '@emotion/react@11.14.0',
      'i18next@22.5.1',
      'react-i18next@12.3.1',
    ],
    unpublished: ['giger', 'giger-theme', 'js-api', 'react-api'].map((part) => `@shipengine/${part}`),
    entry: `import { createRoot } from 'react-dom/client';
      import { ElementsProvider } from '@shipengine/elements/elements-provider';
      import { VoidLabel } from '@shipengine/elements/void-label';
      export const show = (at) => [createRoot(at), ElementsProvider, VoidLabel.Element];`,
  },
  {
    name: 'checkout: Adyen Web 6.44.0, card',
    packages: ['@adyen/adyen-web@6.44.0'],
    entry: `import { AdyenCheckout, Card } from '@adyen/adyen-web';
      export const show = async (at, options) => new Card(await AdyenCheckout(options)).mount(at);`,
    styles: ['@adyen/adyen-web/dist/es/adyen.css'],
  },
  {
    name: 'checkout: Braintree drop-in 1.48.0',
    packages: ['braintree-web-drop-in@1.48.0'],
    entry: `import dropin from 'braintree-web-drop-in';
      export const show = (options) => dropin.create(options);`,
    styles: ['braintree-web-drop-in/dropin.css'],
  },
  {
    name: 'checkout: Shopify Buy Button 3.0.6',
    packages: ['@shopify/buy-button-js@3.0.6'],
    entry: `import ShopifyBuy from '@shopify/buy-button-js';
      export const show = (client) => ShopifyBuy.UI.init(client);`,
  },
  {
    name: 'booking: Duffel components 3.17.0, custom elements',
    packages: ['@duffel/components@3.17.0', 'react@18.3.1', 'react-dom@18.3.1'],
    entry: `import * as duffel from '@duffel/components/custom-elements'; export { duffel };`,
  },
  {
    name: 'address: Mapbox Search JS 1.6.0, autofill',
    packages: ['@mapbox/search-js-web@1.6.0'],
    unpublished: ['mapbox-gl'],
    entry: `import { autofill } from '@mapbox/search-js-web';
      export const show = (options) => autofill(options);`,
  },
  {
    name: 'search: Algolia autocomplete 1.19.12 with its theme',
    packages: ['@algolia/autocomplete-js@1.19.12', '@algolia/autocomplete-theme-classic@1.19.11'],
    entry: `import { autocomplete } from '@algolia/autocomplete-js';
      export const show = (options) => autocomplete(options);`,
    styles: ['@algolia/autocomplete-theme-classic/dist/theme.min.css'],
  },
  {
    name: 'small: emoji-picker-element 1.29.1',
    packages: ['emoji-picker-element@1.29.1'],
    entry: `import 'emoji-picker-element';`,
  },
  {
    name: 'small: lite-youtube-embed 0.3.4',
    packages: ['lite-youtube-embed@0.3.4'],
    entry: `import 'lite-youtube-embed';`,
    styles: ['lite-youtube-embed/src/lite-yt-embed.css'],
  },
];
