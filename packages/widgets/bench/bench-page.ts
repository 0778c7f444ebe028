/** A parcel of the demo with a history, the key of the demo's shop in Singapore, and something it sells. */
export const PARCEL = 'SMPME00000000010';
export const PUBLIC_KEY = 'pk_test_DemoKopiKayaSingapore00';
const PRODUCT = 'prod_sg_kaya_jam_trio';

/** The tracking widget of the example, perhaps with what a server drew inside it. */
export const trackingTag = (inside = ''): string =>
  `<sampan-tracking public-key="${PUBLIC_KEY}" tracking-id="${PARCEL}">${inside}</sampan-tracking>`;

/** Each widget as the five lines of its documentation show it, by the name of its entry. */
export const EXAMPLE_TAGS: Readonly<Record<string, string>> = {
  calculator: `<sampan-calculator public-key="${PUBLIC_KEY}" from-country="SG" from-postcode="409051"></sampan-calculator>`,
  tracking: trackingTag(),
  'confirm-address': `<sampan-confirm-address public-key="${PUBLIC_KEY}" country="SG"></sampan-confirm-address>`,
  checkout: `<sampan-checkout public-key="${PUBLIC_KEY}" product-id="${PRODUCT}"></sampan-checkout>`,
};

const LOADER = '<script async src="/sdk/v1/sampan.js"></script>';

/** A page of a shop: `sampan.css` and the loader in the head, a heading above the widgets and text below them. */
export function benchPage(body: string, script: string = LOADER): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Shop</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sdk/v1/sampan.css">
${script}
</head>
<body>
<h1>Kopi &amp; Kaya</h1>
<main>${body}</main>
<p>Free delivery in Singapore from S$ 60. We bake on weekdays and send the same afternoon.</p>
</body>
</html>
`;
}
