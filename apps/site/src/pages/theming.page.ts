import { bullets, code, h2, note, p, table } from '../blocks/block.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { SitePage } from '../site-page.ts';

/** `/developers/theming`: tokens, parts, `appearance`, light and dark (widgets 2). */
export function themingPage({ widgets }: SiteFacts): SitePage {
  const tokens = widgets[0]?.tokens ?? [];
  return {
    path: '/developers/theming',
    name: 'Theming',
    group: 'Guides',
    title: 'Theming',
    lead: 'Match widgets to your store. They take your brand colour in one line, your font if you want it, and expose parts for your own CSS.',
    blocks: [
      h2('Brand colour'),
      p(
        'Pass your brand colour to `appearance`. Hover, background and text shades are derived from it, and its lightness is adjusted until text has a contrast of at least 4.5:1. If it is adjusted, the widget logs one message in the browser console.',
      ),
      code(
        'js',
        'page.js',
        `for (const widget of document.querySelectorAll('sampan-calculator, sampan-tracking')) {
  widget.appearance = { variables: { primary: '#0a7d55', radius: '4px' } };
}`,
      ),
      h2('Tokens'),
      p(
        'The same values as CSS custom properties, for pages without scripts. Set them on the tag or a class. Values are used as they are, so if you set a background colour, set its text colour too.',
      ),
      code(
        'css',
        'shop.css',
        `sampan-tracking,
sampan-calculator {
  --sampan-primary: #0a7d55;
  --sampan-primary-hover: #086446;
  --sampan-on-primary: #ffffff;
  --sampan-primary-soft: #e5f4ee;
  --sampan-on-primary-soft: #064b33;
  --sampan-focus: #0a7d55;
  --sampan-radius: 4px;
}`,
      ),
      table(
        'Tokens of every widget',
        ['Token', 'Default', 'What it colours or sizes'],
        tokens.map((token) => [`\`${token.name}\``, `\`${token.default ?? 'none'}\``, token.description]),
      ),
      h2('Parts'),
      p("Use `::part` for anything tokens don't cover. Each widget's page lists its parts."),
      code(
        'css',
        'shop.css',
        `sampan-tracking::part(status) {
  font-family: Georgia, serif;
  letter-spacing: -0.01em;
}`,
      ),
      h2('The appearance object'),
      p('For pages with scripts, set the full appearance in one object. Unknown names are ignored and logged once.'),
      code(
        'js',
        'page.js',
        `document.querySelector('sampan-checkout').appearance = {
  theme: 'auto',
  variables: { primary: '#0a7d55', radius: '4px' },
  rules: { '.Input': { borderWidth: '2px' }, '.Button': { textTransform: 'uppercase' } },
  disableAnimations: true,
};`,
      ),
      table(
        'Rules',
        ['Rule', 'Applies to'],
        [
          ['`.Input`', 'Fields of every kind'],
          ['`.Button`', 'Buttons'],
          ['`.Label`', 'Field labels'],
          ['`.Option`', 'Selectable cards, such as parcel sizes'],
          ['`.Link`', 'Links'],
        ],
      ),
      h2('Light and dark'),
      bullets(
        '`theme="light"` is the default.',
        '`theme="dark"` is designed for dark pages.',
        '`theme="auto"` follows the visitor\'s system setting.',
        '`theme="inherit"` uses your page\'s font and text colour, if the contrast is sufficient.',
      ),
      h2('Fonts'),
      p(
        'Widgets use the system\'s font and load none. `theme="inherit"` takes the font of your page, `--sampan-font` sets one. They set their own font sizes and line heights.',
      ),
      note('Widgets support forced colours, 200% text size and reduced motion. They always print in the light theme.'),
    ],
  };
}
