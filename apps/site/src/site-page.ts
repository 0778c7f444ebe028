import type { Block } from './blocks/block.ts';

/** One page of the site. */
export interface SitePage {
  /** Without a slash at its end. */
  readonly path: string;
  /** In the navigation. */
  readonly name: string;
  readonly group: 'Start' | 'Widgets' | 'Guides';
  /** The heading, and the window's title. */
  readonly title: string;
  /** One sentence under the heading, for search engines and for `llms.txt`. */
  readonly lead: string;
  readonly blocks: readonly Block[];
}
