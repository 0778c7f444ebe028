/**
 * What the receipt of a top-up is called: the random end of the top-up's own id, `TU-9F3A62C17B04`. It needs no sequence, and
 * the entries of the wallet say it too, so that document and statement are found by one another.
 */
export function receiptNumber(top_up_id: string): string {
  return `TU-${top_up_id.slice(-12).toUpperCase()}`;
}
