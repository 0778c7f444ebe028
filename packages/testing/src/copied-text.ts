import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Clicks a button that copies, and gives what it put on the clipboard: that is there a moment after the click.
 * The page needs the permissions clipboard-read and clipboard-write.
 */
export async function copiedText(button: Locator): Promise<string> {
  const page = button.page();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button.click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe('');
  return read();
}
