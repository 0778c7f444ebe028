/** The rate cards, zones and remote areas that ship with the server. */
export const RATE_CARD_PATH = new URL('../../../../data/rates/', import.meta.url);
