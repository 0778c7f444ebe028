/** Settings whose values are secret: by the words that their names end in. */
const SECRET_NAME = /(_|^)(SECRETS?|TOKEN|PASSWORD|KEYS?|ACCOUNTS?)$/u;
/** What is shown to browsers, or names an account and opens nothing. */
const PUBLIC_NAMES = new Set(['LAZADA_APP_KEY', 'STRIPE_PUBLISHABLE_KEY', 'TIKTOK_SHOP_APP_KEY']);
/** Several in one setting: `id:secret, id:secret`, and the parts of a courier's account. */
const BETWEEN = /[\s,:]+/u;
/** Shorter parts are words such as a country, which would be struck out everywhere. */
const LEAST = 8;

/**
 * Every secret that the settings tell, and passwords in addresses, with each way in which a line of JSON or an address spells
 * them. Longer ones first: one may hold another.
 */
export function secretValuesOf(source: Readonly<Record<string, string | undefined>>): string[] {
  const found = new Set<string>();
  const add = (value: string) => {
    if (value.length < LEAST) return;
    found.add(value);
    found.add(JSON.stringify(value).slice(1, -1));
    found.add(encodeURIComponent(value));
  };
  for (const [name, value = ''] of Object.entries(source)) {
    for (const [, password = ''] of value.matchAll(/:\/\/[^:@/\s]*:([^@/\s]+)@/gu)) {
      add(password);
      add(decoded(password));
    }
    if (!SECRET_NAME.test(name) || PUBLIC_NAMES.has(name)) continue;
    add(value);
    for (const part of value.split(BETWEEN)) add(part);
  }
  return [...found].toSorted((one, other) => other.length - one.length);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
