import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Further away by Tab is not to be called reachable. */
const MOST_TABS = 120;

/** A person without a mouse. Every control that is used, and every text that is typed, is one deed. */
export class Keyboard {
  readonly deeds: string[] = [];

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Moves the focus to a control, as far as Tab leads; `back` from the end of the page. */
  async reach(control: Locator, way: 'on' | 'back' = 'on'): Promise<void> {
    await control.waitFor();
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab');
    }
    throw new Error(`Tab does not lead to ${String(control)}`);
  }

  async press(control: Locator, { key = 'Enter', way = 'on' as 'on' | 'back' } = {}): Promise<void> {
    this.deeds.push(`${key} on ${String(control)}`);
    await this.reach(control, way);
    await expect.poll(() => control.isEnabled()).toBe(true);
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.deeds.push(`type ${text}`);
    await this.page.keyboard.type(text);
  }

  /** A key where the focus is already. */
  async key(key: string): Promise<void> {
    this.deeds.push(key);
    await this.page.keyboard.press(key);
  }
}
