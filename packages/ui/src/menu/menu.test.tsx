import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { button, click, find, press, render } from '#test/render.fixtures.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { Menu } from './menu.tsx';

async function openMenu() {
  const onSelect = vi.fn();
  const { container } = await render(
    <Menu
      label="More actions"
      trigger="…"
      triggerClassName="s-button"
      items={[
        { id: 'print', label: 'Print label', onSelect },
        { id: 'copy', label: 'Copy link', disabled: true, onSelect },
        { id: 'cancel', label: 'Cancel parcel', danger: true, onSelect },
      ]}
    />,
  );
  const trigger = button(container, 'More actions');
  await click(trigger);
  return { container, trigger, onSelect };
}

describe('Menu', () => {
  it('focuses its first item, skips disabled ones, wraps, and finds by letter', async () => {
    const { trigger } = await openMenu();
    const now = () => document.activeElement?.textContent;
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(now()).toBe('Print label');
    await press(document.activeElement as Element, 'ArrowDown');
    expect(now()).toBe('Cancel parcel');
    await press(document.activeElement as Element, 'ArrowDown');
    expect(now()).toBe('Print label');
    await press(document.activeElement as Element, 'End');
    expect(now()).toBe('Cancel parcel');
    await press(document.activeElement as Element, 'p');
    expect(now()).toBe('Print label');
  });

  it('Escape closes it and gives the focus back', async () => {
    const { container, trigger } = await openMenu();
    await press(document.activeElement as Element, 'Escape');
    expect(container.querySelector('[role=menu]')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it('a choice closes it before it acts', async () => {
    const { container, trigger, onSelect } = await openMenu();
    onSelect.mockImplementation(() => expect(document.activeElement).toBe(trigger));
    await click(button(container, 'Cancel parcel'));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(container.querySelector('[role=menu]')).toBeNull();
  });

  it('a press elsewhere closes it', async () => {
    const { container } = await openMenu();
    await act(async () => {
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
    });
    expect(container.querySelector('[role=menu]')).toBeNull();
  });
});

describe('Tabs', () => {
  it('one tab stop, arrow keys choose, the panel is named by its tab', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(
      <Tabs
        label="Views"
        value="all"
        onValueChange={onValueChange}
        items={[
          { id: 'all', label: 'All', count: 42 },
          { id: 'print', label: 'To print', count: 18 },
        ]}
      >
        rows
      </Tabs>,
    );
    const tabs = [...container.querySelectorAll<HTMLElement>('[role=tab]')];
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1]);
    const panel = find(container, '[role=tabpanel]');
    expect(find(container, `[id="${panel.getAttribute('aria-labelledby')}"]`).textContent).toBe('All 42');
    await press(tabs[0] as HTMLElement, 'ArrowRight');
    expect(onValueChange).toHaveBeenLastCalledWith('print');
    expect(document.activeElement).toBe(tabs[1]);
    await press(tabs[1] as HTMLElement, 'ArrowRight');
    expect(onValueChange).toHaveBeenLastCalledWith('all');
  });
});
