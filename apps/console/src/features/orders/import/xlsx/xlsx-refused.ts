export type XlsxRefusal = 'old_excel' | 'unreadable' | 'too_large' | 'too_many_columns' | 'too_many_rows' | 'empty';

/** A file that is no spreadsheet we read, or more of one than is taken. */
export class XlsxRefused extends Error {
  override readonly name = 'XlsxRefused';
  readonly reason: XlsxRefusal;

  constructor(reason: XlsxRefusal) {
    super(`The spreadsheet is refused: ${reason}`);
    this.reason = reason;
  }
}
