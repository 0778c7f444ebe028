/** Why a courier's own PDF cannot lie in a file with other labels. */
export type PdfFault = 'broken' | 'locked' | 'too_large' | 'too_many_pages' | 'too_slow' | 'has_fields';

/** The pages of a courier's label as they are seen, turned upright: sizes in points. */
export interface CourierPages {
  pages: readonly { width: number; height: number }[];
  /** A PDF of these pages and nothing else: no scripts, no attachments, no actions. */
  bytes: Uint8Array;
}

/** Where a courier's page stands on a page of a file, in points from its bottom left corner. */
export interface Stamp {
  /** Of the file, from 0. */
  page: number;
  source: CourierPages;
  /** Of the source, from 0. */
  source_page: number;
  x: number;
  y: number;
  scale: number;
  /** By a quarter, against the clock. */
  is_turned: boolean;
}

/** True for a courier's pages, among labels that are drawn here. */
export function isCourierPages(label: object): label is CourierPages {
  return 'pages' in label && 'bytes' in label;
}

/** Thrown for a PDF that cannot be taken in. */
export class PdfRefused extends Error {
  override readonly name = 'PdfRefused';
  readonly fault: PdfFault;
  constructor(fault: PdfFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}
