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
    lead: 'Widgets wear your shop’s clothes: its font at once, its colour with one line, and every part from your own style sheet.',
    blocks: [
      h2('One colour'),
      p(
        'Give your brand’s colour to `appearance`. The shades for hover, soft grounds and text are derived from it, and its lightness is moved until text on it has a contrast of 4.5:1. A change is told once in the browser’s console.',
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
        'The same values as CSS custom properties, for a page without scripts of its own. Set them on the tag, or on its class. What you set is taken as it is: with a ground, set the text that stands on it.',
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
      p('What tokens do not reach, `::part` does. Each widget’s page lists its parts.'),
      code(
        'css',
        'shop.css',
        `sampan-tracking::part(status) {
  font-family: Georgia, serif;
  letter-spacing: -0.01em;
}`,
      ),
      h2('The appearance object'),
      p(
        'For pages with scripts, the whole look in one object. Names that are not known have no effect and are told once.',
      ),
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
        'Names of rules',
        ['Rule', 'What it reaches'],
        [
          ['`.Input`', 'Fields of every kind'],
          ['`.Button`', 'Buttons'],
          ['`.Label`', 'Words above fields'],
          ['`.Option`', 'Cards to choose from, such as parcel sizes'],
          ['`.Link`', 'Links'],
        ],
      ),
      h2('Light and dark'),
      bullets(
        '`theme="light"` is the default, because most shops are light.',
        '`theme="dark"` is made for dark pages, with values of its own.',
        '`theme="auto"` follows the visitor’s system.',
        '`theme="inherit"` takes font and text colour of your page, where the contrast allows it.',
      ),
      h2('Fonts'),
      p(
        'A widget takes the font of the place it stands in and loads none itself. Sizes and line heights are its own, so that a page’s large or tiny text does not break it.',
      ),
      note(
        'In forced colours, with 200 % text and for people who ask for less motion, widgets adapt by themselves. Printed, they are always light.',
      ),
    ],
  };
}
