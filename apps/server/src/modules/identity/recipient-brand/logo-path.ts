/** Where logos are for recipients' pages: for everybody, as long as their company shows its brand. */
export const LOGO_PATH = '/hosted/logo';
