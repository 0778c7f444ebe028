import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { elapse, showPage, typeText, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { SearchBox } from './search-box.tsx';

const onSearch = vi.fn();
let shown: ShownPage;

beforeEach(async () => {
  vi.useFakeTimers();
  onSearch.mockClear();
  shown = await showPage(
    () => <SearchBox label="Search" value="" onSearch={onSearch} />,
    '/auth',
    () => undefined,
  );
});
afterEach(async () => {
  await shown.unmount();
  vi.useRealTimers();
});

test('what is typed in one go is asked for once, 200 ms after its last letter (spec 9 Timings, text input)', async () => {
  const input = shown.box.querySelector('input') as HTMLInputElement;
  await typeText(input, 'ta');
  await elapse(199);
  await typeText(input, 'tan ');
  await elapse(199);
  expect(onSearch).not.toHaveBeenCalled();
  await elapse(1);
  expect(onSearch.mock.calls).toEqual([['tan']]);
});
