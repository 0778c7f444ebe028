import { bullets, code, h2, p, table } from '../blocks/block.ts';
import { EXAMPLE_ORIGIN, type SiteFacts } from '../site-facts.ts';
import type { SitePage } from '../site-page.ts';

/** Months a major version gets features and fixes, and after them security fixes alone (widgets 3 'Lifecycle policy'). */
const ACTIVE_MONTHS = 18;
const SECURITY_MONTHS = 12;

/** `/developers/upgrades`: what a version number promises, and for how long. */
export function upgradesPage({ sdk_version }: SiteFacts): SitePage {
  const major = sdk_version.split('.')[0] ?? '1';
  return {
    path: '/developers/upgrades',
    name: 'Upgrades',
    group: 'Guides',
    title: 'Versions and upgrades',
    lead: `A major version is active until ${ACTIVE_MONTHS} months after the next one, and gets security fixes for ${SECURITY_MONTHS} more. Public names are stable within it.`,
    blocks: [
      h2('Support'),
      table(
        'Support for each major version',
        ['Version', 'Status', 'Until'],
        [
          [
            `${major}.x`,
            'Active: features, fixes, security',
            `${ACTIVE_MONTHS} months after the release of ${Number(major) + 1}.0`,
          ],
          [`${major}.x`, 'Security fixes only', `${SECURITY_MONTHS} months more`],
          [`${major}.x`, 'Ended', 'Files remain available; no more fixes'],
        ],
      ),
      h2('Versioning policy'),
      table(
        'Version numbers',
        ['Change', 'New version'],
        [
          ['An attribute, property, method, event, slot, part or token is removed or renamed', 'major'],
          ['`event.detail` loses a field, or a default changes what visitors see', 'major'],
          ['A new attribute, event, part, token or language', 'minor'],
          ['A fix, a wording change, or a colour or spacing that has no token', 'patch'],
        ],
      ),
      p(
        "Anything not listed on a widget's page is internal: class names in the shadow root, files named `part.…` and the number of requests.",
      ),
      h2('Choose an update policy'),
      bullets(
        `\`${EXAMPLE_ORIGIN}/sdk/v${major}/sampan.js\` gets every minor and patch release automatically.`,
        `\`${EXAMPLE_ORIGIN}/sdk/${sdk_version}/…\` stays as it is until you change the address.`,
        'With npm, your lock file sets the version.',
      ),
      p(
        'A page that is open while the server is upgraded keeps working: the files of the version it started with stay available for 30 days.',
      ),
      h2('Two versions on one page'),
      p(
        'If a theme and an app both load the widgets, the first version to load is used. Any other version logs one message in the browser console and does nothing else.',
      ),
      code('js', 'Browser console', "console.log(customElements.get('sampan-tracking').version);"),
      h2('Before a major upgrade'),
      bullets(
        'Read the release notes. They list every removed name and its replacement.',
        'Load the new version on one page and try each widget. `sampan.doctor()` checks key, site, security policy and version.',
        "Change the script URL. That's the only step.",
      ),
    ],
  };
}
