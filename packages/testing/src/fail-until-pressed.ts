import type { Page, Route } from 'playwright-core';

type Answer = Parameters<Route['fulfill']>[0];

/** In the page: whether anything was pressed in this document since it was first asked. */
function isPressed(): boolean {
  const noted = globalThis as { is_pressed?: boolean };
  if (noted.is_pressed === undefined) {
    noted.is_pressed = false;
    document.addEventListener('click', () => (noted.is_pressed = true), { capture: true });
  }
  return noted.is_pressed;
}

/**
 * The calls to `path` fail until somebody presses something on the page, then they are answered: for tests of Retry. A page
 * asks again by itself too, when an event arrives or when what surrounds it has come; were the call let through before the
 * press, such a question would bring what failed, and the button that is to be pressed would be gone.
 */
export async function failUntilPressed(page: Page, path: string, answer: Answer): Promise<void> {
  let has_been_pressed = false;
  await page.route(path, async (route) => {
    // A document that is just being replaced cannot say; nobody pressed anything in it.
    has_been_pressed ||= await page.evaluate(isPressed).catch(() => false);
    await (has_been_pressed ? route.fallback() : route.fulfill(answer));
  });
}
