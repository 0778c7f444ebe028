import type { Page } from 'playwright-core';

/** More than a page is told in one test. */
const MOST_LINES = 40;

/**
 * Writes down, from now on, what a page's live connections do: to tell an event that never came from one that changed nothing.
 *
 * @returns lines such as `812 ms order_updated`, oldest first; times count from this call
 */
export function keepSocketLog(page: Page): readonly string[] {
  const started_at = performance.now();
  const lines: string[] = [];
  const note = (text: string) => {
    lines.push(`${Math.round(performance.now() - started_at)} ms ${text}`);
    if (lines.length > MOST_LINES) lines.shift();
  };
  page.on('websocket', (socket) => {
    note('connects');
    socket.on('framereceived', ({ payload }) => note(/"event_type":"(\w+)"/u.exec(String(payload))?.[1] ?? 'a frame'));
    socket.on('socketerror', (error) => note(`error ${error}`));
    socket.on('close', () => note('closed'));
  });
  return lines;
}
