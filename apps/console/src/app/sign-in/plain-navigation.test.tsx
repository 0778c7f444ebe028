import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageLink, useNavigation } from '../../shared/routing/navigation.tsx';
import { PlainNavigation } from './plain-navigation.tsx';

let root: Root;
const leave = vi.fn();

function Page() {
  const { search } = useNavigation();
  return (
    <>
      <output>{String(search['next'])}</output>
      <PageLink to="/auth/register" search={{ next: '/home' }}>
        Create
      </PageLink>
      <PageLink to="/auth">Home</PageLink>
    </>
  );
}

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  leave.mockClear();
  window.history.replaceState(null, '', '/auth?next=%2Forders%2Fnew');
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root')!);
  await act(async () =>
    root.render(
      <PlainNavigation onLeave={leave}>
        <Page />
      </PlainNavigation>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

const link = (name: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)!;
const click = (name: string, init: MouseEventInit = {}) =>
  act(async () => link(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })));
const here = () => window.location.pathname + window.location.search;

test('a link to another page changes the address and leaves', async () => {
  expect(link('Create').getAttribute('href')).toBe('/auth/register?next=%2Fhome');
  await click('Create');
  expect(here()).toBe('/auth/register?next=%2Fhome');
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a link to the page itself changes its search and stays', async () => {
  expect(document.querySelector('output')?.textContent).toBe('/orders/new');
  expect(link('Home').getAttribute('aria-current')).toBe('page');
  await click('Home');
  expect([here(), document.querySelector('output')?.textContent]).toEqual(['/auth', 'undefined']);
  expect(leave).not.toHaveBeenCalled();
});

test('a click that asks for another tab is left to the browser', async () => {
  let is_left_to_it = false;
  const stop = (event: Event) => {
    is_left_to_it = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stop, { once: true });
  await click('Create', { ctrlKey: true });
  expect(is_left_to_it).toBe(true);
  expect(leave).not.toHaveBeenCalled();
});
