/** What the URL of /operator/remittances says. */
export interface RemittanceSearch {
  /** The file whose report is shown. */
  file?: string;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** An edited or old link never breaks the page. */
export function parseRemittanceSearch(search: Record<string, unknown>): RemittanceSearch {
  const { file } = search;
  return typeof file === 'string' && ID.test(file) ? { file } : {};
}
