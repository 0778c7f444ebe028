import type { ChangelogFacts } from './changelog/change-facts.ts';
import type { LegalTexts } from './legal/legal-texts.ts';
import type { RateFacts } from './marketing/rate-facts.ts';

/** One attribute, property, method, event, slot, part or token of a widget, as its definition record says it. */
export interface MemberFacts {
  readonly name: string;
  readonly description: string;
  readonly property?: string;
  readonly type?: string;
  readonly detail?: string;
  readonly default?: string;
  readonly cancelable?: boolean;
}

/** What is public about a widget; `packages/widgets` writes it once, and everything about the widget is made of it. */
export interface WidgetFacts {
  readonly tag: string;
  readonly class_name: string;
  readonly entry: string;
  readonly summary: string;
  /** Reserved before the script runs, in px: wide, narrow. */
  readonly height: readonly [number, number];
  readonly attributes: readonly MemberFacts[];
  readonly properties: readonly MemberFacts[];
  /** What can only be read. */
  readonly getters: readonly MemberFacts[];
  readonly methods: readonly MemberFacts[];
  readonly events: readonly MemberFacts[];
  readonly slots: readonly MemberFacts[];
  readonly parts: readonly MemberFacts[];
  readonly tokens: readonly MemberFacts[];
  /** Attributes of the shortest example, without `api` and `public-key`. */
  readonly example: Readonly<Record<string, string>>;
  /** Bytes over the line, brotli, loader included: until something is painted, and until its first field can be used. Null while the SDK is not built. */
  readonly size: { readonly first_paint: number; readonly first_field: number } | null;
}

/** A picture with its size in pixels, so that the page does not move when it comes. */
export interface SizedPicture {
  /** The name holds a hash: files of the site are kept for ever. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** A screen of the console as the help shows it: on a desk, and as a phone shows it to those who read on one. */
export interface ScreenPicture extends SizedPicture {
  readonly phone: SizedPicture;
}

/** Everything the pages tell that is not written in them. */
export interface SiteFacts {
  readonly sdk_version: string;
  readonly widgets: readonly WidgetFacts[];
  /** `sha384-...` by file name of the SDK. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Text of the files in `examples/`, by path from there. */
  readonly examples: Readonly<Record<string, string>>;
  /** Markdown and tables of the public pages, by path below `content`. */
  readonly texts: Readonly<Record<string, string>>;
  /** By the name of the screen. */
  readonly screens: Readonly<Record<string, ScreenPicture>>;
  readonly changelog: ChangelogFacts;
  readonly legal: LegalTexts;
  readonly rates: RateFacts;
}

/** Where a Sampan server stands in the examples; the page's script puts its own address there. */
export const EXAMPLE_ORIGIN = 'https://ship.example';

/** The demo's publishable keys; they work on a demo server only, from pages on the same computer (widgets 8). */
export const DEMO_KEYS: Readonly<Record<string, string>> = {
  SG: 'pk_test_DemoKopiKayaSingapore00',
  MY: 'pk_test_DemoBatikBayuMalaysia00',
  PH: 'pk_test_DemoHabiHomePhilippines',
  ID: 'pk_test_DemoRempahNusantara000',
};
