import type { User } from '@sampan/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { third_parties } from '../../shared/privacy/third-parties.ts';
import { endSession, startSession } from '../../shared/session/session.store.ts';
import { SocialLinks } from './social-links.tsx';

const { social_links } = third_parties;

let shown: ShownPage;
beforeEach(() => {
  setLinks({
    SG: { Instagram: 'https://social.example/sampan.sg' },
    MY: { Facebook: 'https://social.example/sampan.my', Instagram: 'https://social.example/sampan.my.ig' },
  });
});
afterEach(async () => {
  setLinks(social_links);
  await shown.unmount();
  endSession();
});

test.each([
  ['SG', ['https://social.example/sampan.sg']],
  ['MY', ['https://social.example/sampan.my', 'https://social.example/sampan.my.ig']],
  ['PH', []],
] as const)('spec 2 Header: social links are those of the country: %s', async (country_code, urls) => {
  startSession({ token: 'token', user: { id: 'u1', country_code } as unknown as User });
  shown = await showPage(SocialLinks, '/auth', () => undefined);
  const links = [...shown.box.querySelectorAll('a')];
  expect(links.map((link) => link.href)).toEqual(urls);
  for (const link of links) expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

/** The installation's links: read once, from its page. */
function setLinks(links: typeof social_links): void {
  Object.assign(third_parties, { social_links: links });
}
