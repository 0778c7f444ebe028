import { supportMailOf } from '@sampan/country-rules';
import { SITE_ORIGIN } from './structured-data.ts';

/** RFC 9116 asks for a day after which the file must not be trusted: less than a year ahead, renewed with a release. */
export const SECURITY_EXPIRES = '2027-10-31';

/** `/.well-known/security.txt`. */
export function securityText(): string {
  return [
    `Contact: mailto:${supportMailOf('SG')}`,
    `Contact: ${SITE_ORIGIN}/contact`,
    `Expires: ${SECURITY_EXPIRES}T00:00:00Z`,
    'Preferred-Languages: en, id',
    `Canonical: ${SITE_ORIGIN}/.well-known/security.txt`,
    `Policy: ${SITE_ORIGIN}/security`,
    '',
  ].join('\n');
}
