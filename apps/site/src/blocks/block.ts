import type { CodeLanguage } from './highlight.ts';

/**
 * A page is a list of blocks: data, so that the HTML page, `llms-full.txt` and the test of every code block are made of the same.
 * Texts may hold `code`, **strong words** and [links](/developers).
 */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly is_ordered: boolean }
  | { readonly kind: 'code'; readonly language: CodeLanguage; readonly code: string; readonly title: string }
  | { readonly kind: 'table'; readonly table: TableData }
  | { readonly kind: 'note'; readonly text: string }
  /** A screen of the console, by the name of its file in `content/pictures`. */
  | { readonly kind: 'picture'; readonly screen: string; readonly alt: string }
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'playground'; readonly tag: string }
  /** Whether the service answers: asked by the visitor's browser. */
  | { readonly kind: 'health'; readonly url: string }
  | {
      readonly kind: 'widget';
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      /** Shown until the widget is there, and where no script runs. */
      readonly instead: string;
    };

export interface TableData {
  /** Read out by screen readers; not shown. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly { readonly id?: string; readonly cells: readonly string[] }[];
}

export interface Card {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** The anchor of a heading: `Set it up` is `set-it-up`. */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}

export const h2 = (text: string): Block => ({ kind: 'heading', level: 2, text, id: anchorOf(text) });
export const h3 = (text: string): Block => ({ kind: 'heading', level: 3, text, id: anchorOf(text) });
export const p = (text: string): Block => ({ kind: 'paragraph', text });
export const bullets = (...items: string[]): Block => ({ kind: 'list', items, is_ordered: false });
export const steps = (...items: string[]): Block => ({ kind: 'list', items, is_ordered: true });
export const note = (text: string): Block => ({ kind: 'note', text });

/** A code block; its title is a file name or a word of what it is. */
export function code(language: CodeLanguage, title: string, text: string): Block {
  return { kind: 'code', language, title, code: text.trim() };
}

export function table(caption: string, columns: readonly string[], rows: readonly (readonly string[])[]): Block {
  return { kind: 'table', table: { caption, columns, rows: rows.map((cells) => ({ cells })) } };
}
