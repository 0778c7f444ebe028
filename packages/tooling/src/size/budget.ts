/**
 * How an entry is measured, each as its user meets it:
 * - `page`: a built HTML file with every script and style it names
 * - `route`: the same with the files a page of the console asks for besides, as `preload.json` beside the HTML lists them
 * - `public_page`: a prerendered page itself with its script, its style sheet and the widget it shows, until that can be used
 * - `first_paint`, `first_field`: everything of the SDK until a widget is painted, and until its first field can be used
 * - `sdk`: files of the built SDK as a server sends them, with everything they import; what is fetched later is not counted
 * - `react`: what a React app adds by importing it, React itself left out
 */
export type EntryKind = 'page' | 'route' | 'public_page' | 'first_paint' | 'first_field' | 'sdk' | 'react';

/** One line of `config/size-budgets.json`. */
export interface Budget {
  /** As it is imported, or the name of an app. */
  readonly entry: string;
  readonly kind: EntryKind;
  /** From the root; several files of the SDK stand with commas between them. Of a first use the widget's name. */
  readonly path: string;
  /** Of a `route`: the beginning of the page's address, as `preload.json` names it. */
  readonly route?: string;
  /** Kilobytes (1,000 bytes) after Brotli, JavaScript and CSS together. */
  readonly most_kb: number;
}
