import { afterEach, expect, test } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { NotFoundPage } from './not-found.page.tsx';

let shown: ShownPage;
afterEach(() => shown.unmount());

test('spec 2 Public routes, 8: /404 has its message and Back Home to /sg', async () => {
  shown = await showPage(NotFoundPage, '/auth', () => undefined);
  expect(shown.box.querySelector('h1')?.textContent).toBe('Ooops! The page you are looking for could not be found :(');
  const link = shown.box.querySelector('a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Back Home', '/sg']);
});
