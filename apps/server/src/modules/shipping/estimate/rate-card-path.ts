/** The rate cards, zones and remote areas that ship with the server. */
export const RATES_FOLDER = new URL('../../../../data/rates/', import.meta.url);
