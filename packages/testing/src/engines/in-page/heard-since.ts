/**
 * Answers what went wrong in the page since the last call, and listens from the first one on: WebKit's driver tells
 * nothing of it. Runs in the page.
 */
export function heardSince(): string[] {
  const page = globalThis as typeof globalThis & { heard_by_test?: string[] };
  if (page.heard_by_test !== undefined) return page.heard_by_test.splice(0);
  const heard: string[] = [];
  Object.defineProperty(page, 'heard_by_test', { value: heard, enumerable: false });
  const onError = (event: ErrorEvent): void => {
    const { target } = event;
    const address = target instanceof Element ? (target.getAttribute('src') ?? target.getAttribute('href')) : null;
    heard.push(address === null ? `uncaught: ${event.message}` : `request: ${address}`);
  };
  // Captured, since the error of a file does not bubble.
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', (event) => heard.push(`uncaught: ${String(event.reason)}`));
  addEventListener('securitypolicyviolation', (event) =>
    heard.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  const { error } = console;
  console.error = (...said: unknown[]) => {
    heard.push(`console: ${said.map(String).join(' ')}`);
    error(...said);
  };
  return [];
}
