import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useUser } from '../../shared/session/use-user.ts';
import { mayAddOrder } from '../../shared/session/may-add-order.ts';
import { createShortcutReader } from './shortcut-keys.ts';

/** Whoever types text, or has a dialog open, means letters and not commands. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    (target.matches('input, textarea, select') && !target.matches('[type=checkbox], [type=radio]'))
  );
}

const first = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((node) => node.offsetParent !== null);

/** Moves to the row below or above; to the first when none has the focus. */
function moveRow(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.c-parcel__link')];
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  links[at < 0 ? 0 : Math.max(0, Math.min(links.length - 1, at + by))]?.focus();
}

/** The keyboard shortcuts of every signed-in page; `?` lists them. */
export function useShortcuts(onHelp: () => void): void {
  const navigate = useNavigate();
  const user = useUser();
  const help = useRef(onHelp);
  help.current = onHelp;
  const may_add = mayAddOrder(user);
  useEffect(() => {
    const read = createShortcutReader();
    const openDraft = (search: { order_id: string } | { new: 'true' }) =>
      void navigate({
        to: '/orders/create_label/$step',
        params: { step: '1+customer_address' },
        search,
      });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const action = read(event.key, event.timeStamp);
      if (action === null) return;
      const press = (node: HTMLElement | undefined | null) => {
        if (node === undefined || node === null) return;
        event.preventDefault();
        if (node.matches('input[type=text]')) node.focus();
        else node.click();
      };
      if (action === 'help') help.current();
      if (action === 'track') press(first('.c-track input'));
      if (action === 'search_list') press(first('.c-filters__search input'));
      if (action === 'next_row') moveRow(1);
      if (action === 'previous_row') moveRow(-1);
      const row = document.activeElement?.closest('tr');
      const box = row?.querySelector<HTMLElement>('input[type=checkbox]');
      if (action === 'select_row') press(box);
      // As a click with Shift: every row since the box before.
      if (action === 'select_rows') box?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
      // What is selected goes before the row at hand.
      if (action === 'buy')
        press(first('.s-table__bulk [data-shortcut=buy]') ?? row?.querySelector<HTMLElement>('[data-shortcut=buy]'));
      const draft = row?.dataset['draft'];
      if (action === 'edit_row' && may_add && draft !== undefined) openDraft({ order_id: draft });
      if (action === 'print') press(first('[data-shortcut=print]'));
      if (action === 'go_home') void navigate({ to: '/home' });
      if (action === 'go_parcels') void navigate({ to: '/orders/$list', params: { list: 'new' } });
      if (action === 'add_order' && may_add) openDraft({ new: 'true' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, may_add]);
}
