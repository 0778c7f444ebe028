/** Somebody a document is from or for: a caption ('Bill to'), the name, and lines such as address and tax number. */
export interface DocumentParty {
  caption: string;
  name: string;
  lines: readonly string[];
}

/**
 * A column of a table. Text stands left and wraps; money and counts stand right, in digits of one width, and stay on one
 * line. `share` is the part of the page's width it gets, among the shares of all columns.
 */
export interface DocumentColumn {
  header: string;
  align: 'left' | 'right';
  share: number;
}

/** One row, a text per column. `strong` rows are heads of groups and subtotals, `muted` ones remarks. */
export interface DocumentRow {
  cells: readonly string[];
  tone?: 'plain' | 'strong' | 'muted';
}

/** A line below a table: a subtotal, a tax, or the total that stands out. */
export interface DocumentTotal {
  label: string;
  value: string;
  kind: 'subtotal' | 'tax' | 'total';
}

/** A table with the sums below it. */
export interface DocumentTable {
  /** Above the table; empty for none. */
  title: string;
  columns: readonly DocumentColumn[];
  rows: readonly DocumentRow[];
  /** What stands there when there are no rows. */
  empty: string;
  totals: readonly DocumentTotal[];
}

/**
 * A business document, all in words of its reader: translated, formatted (`formatMoney`), nothing left to look up. Every
 * text wraps and none is cut.
 */
export interface DocumentModel {
  /** BCP 47 tag of its texts, for readers that speak. */
  language: string;
  /** 'Invoice', 'Statement'. */
  title: string;
  /** 'INV-000012'; empty for none. */
  number: string;
  /** Who it is from: Sampan's own company, beside the mark. */
  issuer: DocumentParty;
  /** Who it is for; null when it is nobody's in particular. */
  recipient: DocumentParty | null;
  /** 'Issued: 1 December 2026', 'Due: ...'. */
  facts: readonly { label: string; value: string }[];
  /** 'PAID', 'OVERDUE': stands out beside the title; empty for none. */
  stamp: string;
  tables: readonly DocumentTable[];
  /** Below everything. */
  notes: readonly string[];
  /** 'Page 2 of 7'. */
  pageText: (page: number, pages: number) => string;
  /** When it was issued, epoch seconds: the same document gives the same bytes. */
  created_at: number;
}

/**
 * More rows than a document may have. A PDF of so many rows takes about 300 pages and under 100 MB while it is made; who has more
 * takes the CSV file, which needs the same memory for any number.
 */
export const MAX_DOCUMENT_ROWS = 10_000;
