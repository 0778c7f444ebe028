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
    lead: `A version is active for ${ACTIVE_MONTHS} months and gets security fixes for ${SECURITY_MONTHS} more. Names on a widget are promises.`,
    blocks: [
      h2('Support'),
      table(
        'Support of each major version',
        ['Version', 'Status', 'Until'],
        [
          [
            `${major}.x`,
            'Active: features, fixes, security',
            `${ACTIVE_MONTHS} months after the release of ${Number(major) + 1}.0`,
          ],
          [`${major}.x`, 'Security fixes only', `${SECURITY_MONTHS} months more`],
          [`${major}.x`, 'Ended', 'Files under their version stay served; nothing is fixed'],
        ],
      ),
      h2('What a number promises'),
      table(
        'Meaning of version numbers',
        ['Change', 'New version'],
        [
          ['An attribute, property, method, event, slot, part or token is removed or renamed', 'major'],
          ['`event.detail` loses a field, or a default changes what visitors see', 'major'],
          ['A new attribute, event, part, token or language', 'minor'],
          ['A fix; wording; a colour or distance inside a widget that no token names', 'patch'],
        ],
      ),
      p(
        'What is not listed on a widget’s page is inside: class names in the shadow root, files named `part.…`, and how many requests are made.',
      ),
      h2('Choose how you move'),
      bullets(
        `\`${EXAMPLE_ORIGIN}/sdk/v${major}/sampan.js\` follows every minor and patch release by itself.`,
        `\`${EXAMPLE_ORIGIN}/sdk/${sdk_version}/…\` stays as it is until you change the address.`,
        'From npm, your lock file decides.',
      ),
      h2('Two versions on one page'),
      p(
        'A theme and an app may both load the widgets. The first one that arrives stays; another version says so once in the browser’s console and does nothing else. Nothing is thrown, in either order.',
      ),
      code('js', 'Browser console', "console.log(customElements.get('sampan-tracking').version);"),
      h2('Before you upgrade a major'),
      bullets(
        'Read its page of changes: every removed name is listed with what takes its place.',
        'Load it on one page by its own address. Names of the old version that are gone show in `sampan.doctor()`.',
        'Change the address of the script. There is no other step.',
      ),
    ],
  };
}
