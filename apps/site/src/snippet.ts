import { pageTracking } from '@sampan/messages/en/page-tracking';
import { DEMO_KEYS, EXAMPLE_ORIGIN, type WidgetFacts } from './site-facts.ts';

/** The key that the examples show: it works on any demo server. */
export const SHOWN_KEY = DEMO_KEYS['SG'] ?? '';

/** The script tag every page needs once. */
export function scriptTag(origin: string = EXAMPLE_ORIGIN): string {
  return `<script async src="${origin}/sdk/v1/sampan.js"></script>`;
}

/** A whole page in five lines (widgets 8). */
export function pageSnippet(widget: WidgetFacts): string {
  return [
    '<!doctype html>',
    '<meta name="viewport" content="width=device-width">',
    `<title>${TITLES[widget.entry] ?? widget.tag}</title>`,
    scriptTag(),
    tagSnippet(widget),
  ].join('\n');
}

/** The tag alone, on one line. */
export function tagSnippet(widget: WidgetFacts): string {
  const attributes = Object.entries({ 'public-key': SHOWN_KEY, ...widget.example }).map(
    ([name, value]) => ` ${name}="${value}"`,
  );
  return `<${widget.tag}${attributes.join('')}></${widget.tag}>`;
}

const TITLES: Readonly<Record<string, string>> = {
  calculator: 'What does shipping cost?',
  tracking: pageTracking.title,
  'confirm-address': 'Is your address right?',
  checkout: 'Buy now',
};

/** Name of a widget in running text. */
export const WIDGET_NAMES: Readonly<Record<string, string>> = {
  calculator: 'Calculator',
  tracking: 'Tracking',
  'confirm-address': 'Confirm address',
  checkout: 'Checkout',
};
