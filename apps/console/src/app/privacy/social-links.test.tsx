import type { User } from '@sampan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../shared/session/session.store.ts';
import { SocialLinks } from './social-links.tsx';

vi.mock('../../shared/privacy/third-parties.ts', () => ({
  third_parties: {
    social_links: {
      SG: { Instagram: 'https://social.example/sampan.sg' },
      MY: { Facebook: 'https://social.example/sampan.my', Instagram: 'https://social.example/sampan.my.ig' },
    },
  },
}));

let shown: ShownPage;
afterEach(async () => {
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
