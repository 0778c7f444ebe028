import type { Block } from '../blocks/block.ts';
import type { Scope } from '../marketing/scope.ts';
import type { Source } from './read-text.ts';

/** One page of the public site: data, from which HTML, sitemap and structured data are made. */
export interface PublicPage {
  /** Without a slash at its end; '/' is the country chooser. */
  readonly path: string;
  readonly scope: Scope;
  /** As the document's `lang` says it. */
  readonly locale: string;
  /** Pages of a kind must differ from each other. */
  readonly kind: string;
  /** The window's title, 60 characters at most. */
  readonly title: string;
  /** For search engines, 160 characters at most. */
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  readonly blocks: readonly Block[];
  /** From the country's home to here, without this page. */
  readonly crumbs: readonly { readonly name: string; readonly path: string }[];
  readonly sources: readonly Source[];
  /** The newest day of the texts on it. */
  readonly updated: string;
  /** The same page for other countries: they name each other. */
  readonly siblings: readonly { readonly locale: string; readonly path: string }[];
  /** JSON-LD besides what every page has. */
  readonly structured: readonly object[];
  readonly is_indexed: boolean;
  /** Draws the headline beside the calculator. */
  readonly is_home: boolean;
}

/** The widgets a page loads the SDK for. */
export function hasWidget(page: PublicPage): boolean {
  return page.blocks.some(({ kind }) => kind === 'widget');
}
