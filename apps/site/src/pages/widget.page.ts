import { code, h2, p, table, type Block } from '../blocks/block.ts';
import { EXAMPLE_ORIGIN, type MemberFacts, type WidgetFacts } from '../site-facts.ts';
import type { SitePage } from '../site-page.ts';
import { pageSnippet, WIDGET_NAMES } from '../snippet.ts';

const typed = (type: string | undefined): string => (type === undefined ? '' : `\`${type}\``);
const heightOf = ({ height: [wide, narrow] }: WidgetFacts): string =>
  wide === narrow ? `${wide} px` : `${wide} px (${narrow} px on phones)`;
const defaulted = ({ default: value }: MemberFacts): string => value ?? 'none';

function listOf(title: string, intro: string, rows: readonly string[][], columns: readonly string[]): Block[] {
  return rows.length === 0 ? [] : [h2(title), p(intro), table(title, columns, rows)];
}

function listenExample({ tag, events }: WidgetFacts): Block[] {
  const event = events.find(({ name }) => !['sampan-ready', 'sampan-error'].includes(name)) ?? events[0];
  if (event === undefined) return [];
  return [
    code(
      'js',
      'page.js',
      `const widget = document.querySelector('${tag}');

widget.addEventListener('${event.name}', (event) => {
  console.log(event.detail);${event.cancelable ? '\n  // event.preventDefault() stops what the widget would do next.' : ''}
});

document.addEventListener('sampan-error', (event) => {
  const { code, message, retryable, docUrl } = event.detail;
  console.warn(code, message, retryable, docUrl);
});`,
    ),
  ];
}

/** `/developers/<widget>`: playground, and tables made of the widget's own definition (widgets 2). */
export function widgetPage(widget: WidgetFacts): SitePage {
  const name = WIDGET_NAMES[widget.entry] ?? widget.tag;
  return {
    path: `/developers/${widget.entry}`,
    name,
    group: 'Widgets',
    title: name,
    lead: widget.summary,
    blocks: [
      { kind: 'playground', tag: widget.tag },
      h2('Quick start'),
      code('html', `${widget.entry}.html`, pageSnippet(widget)),
      p(
        `The widget fits the width of the element it stands in, from 280 px on. The style sheet \`${EXAMPLE_ORIGIN}/sdk/v1/sampan.css\` keeps ${heightOf(widget)} of height for it, so that nothing below it moves when it arrives; what you write inside the tag, such as a link, shows when the script stays away.`,
      ),
      ...listOf(
        'Attributes',
        'Each attribute is also a property. Changing one updates the other.',
        widget.attributes.map((one) => [
          `\`${one.name}\``,
          `\`${one.property ?? one.name}\``,
          typed(one.type),
          defaulted(one),
          one.description,
        ]),
        ['Attribute', 'Property', 'Type', 'Default', 'What it does'],
      ),
      ...listOf(
        'Properties',
        "Values that can't be set in HTML. You can set them before the script loads.",
        widget.properties.map((one) => [`\`${one.name}\``, typed(one.type), one.description]),
        ['Property', 'Type', 'What it does'],
      ),
      ...listOf(
        'Read-only properties',
        'You can read these but not set them.',
        widget.getters.map((one) => [`\`${one.name}\``, typed(one.type), one.description]),
        ['Property', 'Type', 'What it is'],
      ),
      ...listOf(
        'Methods',
        'Call these on the element once it is ready.',
        widget.methods.map((one) => [`\`${one.name}\``, typed(one.type), one.description]),
        ['Method', 'Signature', 'What it does'],
      ),
      ...listOf(
        'Events',
        'All events bubble and cross the shadow root, so one listener on `document` receives events from every widget on the page.',
        widget.events.map((one) => [
          `\`${one.name}\``,
          typed(one.detail),
          `${one.description}${one.cancelable ? ' Cancelable.' : ''}`,
        ]),
        ['Event', 'event.detail', 'When'],
      ),
      ...listenExample(widget),
      ...listOf(
        'Slots',
        "Children with this `slot` replace the widget's default content.",
        widget.slots.map((one) => [`\`${one.name}\``, one.description]),
        ['Slot', 'What it is'],
      ),
      ...listOf(
        'Parts',
        'Style these with `::part(name)`. Removing a part is a breaking change.',
        widget.parts.map((one) => [`\`${one.name}\``, one.description]),
        ['Part', 'What it is'],
      ),
      ...listOf(
        'Tokens',
        'CSS custom properties that you set on the tag. [How to use them](/developers/theming).',
        widget.tokens.map((one) => [`\`${one.name}\``, `\`${defaulted(one)}\``, one.description]),
        ['Token', 'Default', 'Controls'],
      ),
    ],
  };
}
