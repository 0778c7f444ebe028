import type {
  AttributeDefinition,
  EventDefinition,
  MethodDefinition,
  NamedDescription,
  PropertyDefinition,
  TokenDefinition,
} from './element-definition.ts';

/** Attributes every widget has. */
export const SHARED_ATTRIBUTES: readonly AttributeDefinition[] = [
  {
    name: 'api',
    property: 'api',
    type: 'string | null',
    default: 'the server the script came from',
    description: 'Origin of the Sampan server, such as https://ship.example.',
  },
  {
    name: 'public-key',
    property: 'publicKey',
    type: 'string | null',
    description: 'Publishable key of the shop, pk_test_… or pk_live_…; it is meant to be seen.',
  },
  {
    name: 'country',
    property: 'country',
    type: "'SG' | 'MY' | 'PH' | 'ID' | null",
    default: 'SG',
    description: "Country whose rules apply first: the shop's own.",
  },
  {
    name: 'locale',
    property: 'locale',
    type: 'string | null',
    default: 'the nearest lang attribute, else the browser',
    description: 'Language as a BCP 47 tag: en, ms-MY, fil-PH, id-ID or vi-VN.',
  },
  {
    name: 'theme',
    property: 'theme',
    type: "'light' | 'dark' | 'auto' | 'inherit' | null",
    default: 'light',
    description: 'auto follows the system; inherit takes font and colour of the page where the contrast allows it.',
  },
];

/** Parts that several widgets have. */
export const FAILURE_PART: NamedDescription = { name: 'failure', description: 'The line that says what failed.' };
export const INPUT_PART: NamedDescription = { name: 'input', description: 'The control of a field.' };

/** Rich properties every widget has. */
export const SHARED_PROPERTIES: readonly PropertyDefinition[] = [
  {
    name: 'appearance',
    type: 'Appearance | null',
    description: 'Look in one object: theme, variables, rules, disableAnimations. See the page on theming.',
  },
  {
    name: 'messages',
    type: 'Readonly<Record<string, string>> | null',
    description: "The shop's own wording by message key, over the translations.",
  },
];

export const SHARED_METHODS: readonly MethodDefinition[] = [
  { name: 'refresh', type: '() => void', description: 'Starts again with the attributes as they are now.' },
];

/** Events every widget tells; all bubble and leave the shadow root. */
export const SHARED_EVENTS: readonly EventDefinition[] = [
  { name: 'sampan-ready', detail: 'null', description: 'The widget can be used.' },
  {
    name: 'sampan-error',
    detail: 'WidgetErrorDetail',
    description: 'Something failed: {type, code, message, param, docUrl, requestId, retryable}.',
  },
];

/** Slots every widget has; they are always there, so a page may fill them at any time. */
export const SHARED_SLOTS: readonly NamedDescription[] = [
  { name: 'header', description: 'Stands above everything: a title of your own.' },
  { name: 'footer', description: 'Stands below everything.' },
];

/** CSS custom properties every widget reads, set on the tag: the shadow root declares them, so a value above it has no effect. */
export const SHARED_TOKENS: readonly TokenDefinition[] = [
  { name: '--sampan-primary', default: '#0b5fcc', description: 'Buttons, links, chosen cards.' },
  { name: '--sampan-primary-hover', default: '#094fab', description: 'The same under the pointer.' },
  { name: '--sampan-on-primary', default: '#ffffff', description: 'Text on it, 4.5:1 or better.' },
  { name: '--sampan-primary-soft', default: '#e7f0fd', description: 'Ground of chosen cards.' },
  { name: '--sampan-on-primary-soft', default: '#0a4a9e', description: 'Text on that ground.' },
  { name: '--sampan-focus', default: '#0b5fcc', description: 'Ring around what has the focus.' },
  { name: '--sampan-surface', default: '#ffffff', description: 'Ground of the widget.' },
  { name: '--sampan-sunken', default: '#eef1f5', description: 'Ground of quiet areas.' },
  { name: '--sampan-border', default: '#d5dae1', description: 'Lines.' },
  { name: '--sampan-border-strong', default: '#7a8698', description: 'Edges of fields, 3:1 or better.' },
  { name: '--sampan-text', default: '#101828', description: 'Text.' },
  { name: '--sampan-text-2', default: '#475467', description: 'Second text.' },
  { name: '--sampan-text-3', default: '#5f6b7d', description: 'Third text: times, hints.' },
  { name: '--sampan-accent', default: '#f5a524', description: 'Newest node of the timeline, test ribbon; never text.' },
  { name: '--sampan-success', default: '#067647', description: 'Good news as text.' },
  { name: '--sampan-danger', default: '#c01f14', description: 'Errors as text.' },
  {
    name: '--sampan-font',
    default: "the system's font",
    description: 'Font family. The theme inherit takes that of the page.',
  },
  { name: '--sampan-radius', default: '8px', description: 'One radius drives all corners.' },
  { name: '--sampan-control', default: '40px, 48px for fingers', description: 'Height of fields and buttons.' },
  { name: '--sampan-card-padding', default: '20px', description: 'Space between the edge and the content.' },
];
