import { afterEach, expect, test } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { StoreBars } from './store-bars.tsx';

let shown: ShownPage;
afterEach(() => shown.unmount());

test('look-v2 6: a bar for each hour against the busiest one, and how many orders there were', async () => {
  const hours = Array.from({ length: 24 }, (_, hour) => (hour === 3 ? 4 : hour === 23 ? 2 : 0));
  shown = await showPage(
    () => <StoreBars hours={hours} />,
    '/auth',
    () => undefined,
  );
  const bars = [...shown.box.querySelectorAll<HTMLElement>('i')];
  expect(bars.map(({ style }) => style.height).filter((height) => height !== '0%')).toEqual(['100%', '50%']);
  expect(bars.filter((bar) => bar.dataset['recent'] !== undefined)).toHaveLength(6);
  expect(shown.box.textContent).toContain('6 orders in 24 hours');
});
