import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';
import { createConsoleRouter } from '../../app/routes/router.tsx';
import { actAs, expectBarAbove, openAsAdmin } from '#test/features/login-as/login-as.fixtures.ts';
import { loginAs } from '#test/features/login-as/login-as.suite.ts';

const demo = useDemo({ own: true });

loginAs(demo, 1280);

/** Served as pages of the public site, where nobody acts on behalf of anybody. */
const PUBLIC_PAGES = new Set(['/404', '/$country', '/$country/$', '/$']);

test('the bar stands over every route of the console (trust A6)', async () => {
  const { page } = await openAsAdmin(demo);
  await actAs(demo, page, 'sg@demo.sampan.test');
  const router = createConsoleRouter({ services: null as never, queries: null as never });
  const routes = Object.keys(router.routesByPath).filter((path) => !PUBLIC_PAGES.has(path));
  const paths = routes.map((path) =>
    path
      .replace('$country', 'sg')
      .replace('$list', 'new')
      .replace('$step', '1+customer_address')
      .replace('$id', '00000000-0000-7000-8000-000000000000')
      .replace('$', 'some/where'),
  );
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) await expectBarAbove(page, demo.url + path);
});
