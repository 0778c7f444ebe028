/** The operator's screens are for admins, and nobody becomes one by signing up. */
const NO_ADMIN = '\n  Nobody is an admin yet. Make one: npm run sampan -- admin create --email <email>\n';

/** What a server says at the terminal when it takes requests. */
export function readyMessage(url: string, { banner, needs_admin }: { banner: string; needs_admin: boolean }): string {
  return `\n  Sampan is ready at ${url}\n${banner}${needs_admin ? NO_ADMIN : ''}\n`;
}
