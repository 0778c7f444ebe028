import { afterEach, vi } from 'vitest';
import { createApiStub, type ApiStub } from './api-stub.fixtures.ts';
import { byName, byRole, nameOf, tabStops } from './dom-queries.fixtures.ts';
import {
  API,
  labelPattern,
  NOW,
  oneLine,
  says,
  type HeardEvent,
  type WidgetDriver,
  type WidgetSetup,
} from './widget-driver.fixtures.ts';

/** What stands on the stage of happy-dom. */
export interface DomStage {
  /** Where to look: a shadow root, the element's own children. */
  readonly roots: readonly ParentNode[];
  setAttribute(name: string, value: string | null): Promise<void>;
  /** Checks and takes away. */
  close(): Promise<void>;
}

export interface DomStageSetup extends Required<Omit<WidgetSetup, 'answers' | 'now'>> {
  /** Notes an event; false when the page prevents its default. */
  readonly hear: (name: HeardEvent, detail: unknown) => boolean;
}

/** A driver over happy-dom; how the widget gets onto the stage is the caller's. Time stands still but while something waits. */
export function createDomDriver(
  runs_in: 'react' | 'element',
  mount: (setup: DomStageSetup) => Promise<DomStage>,
): WidgetDriver {
  let stage: DomStage | null = null;
  let api: ApiStub = createApiStub({});
  let heard: [name: HeardEvent, detail: unknown][] = [];
  let prevented: HeardEvent[] = [];
  const roots = (): readonly ParentNode[] => stage?.roots ?? [];
  const text = (): string =>
    oneLine(
      roots()
        .map((root) => textOf(root))
        .join(' '),
    );
  const waitFor = <Found>(look: () => Found): Promise<Found> => vi.waitFor(look, { timeout: 4_000 });
  const the = <Found extends HTMLElement>(found: HTMLElement[], wanted: unknown): Found => {
    const [one] = found;
    if (one === undefined) throw new Error(`there is no ${String(wanted)} in: ${text()}`);
    return one as Found;
  };
  const focused = (): HTMLElement | null => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active !== null && roots().some((root) => root.contains(active)) ? (active as HTMLElement) : null;
  };
  const driver: WidgetDriver = {
    runs_in,
    async open({ attributes = {}, properties = {}, answers = {}, now = NOW }) {
      vi.useFakeTimers({
        now: now * 1000,
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      });
      api = createApiStub(answers);
      heard = [];
      prevented = [];
      vi.stubGlobal('fetch', (url: string, init: RequestInit) => answerOf(api, url, init));
      stage = await mount({
        attributes: { api: API, ...attributes },
        properties,
        hear: (name, detail) => {
          heard.push([name, detail]);
          return !prevented.includes(name);
        },
      });
    },
    see: (wanted) =>
      waitFor(() => {
        if (!says(text(), wanted)) throw new Error(`${String(wanted)} is not in: ${text()}`);
      }),
    notSee: (unwanted) =>
      waitFor(() => {
        if (says(text(), unwanted)) throw new Error(`${String(unwanted)} is in: ${text()}`);
      }),
    text: async () => text(),
    count: async (role, name) => byRole(roots(), role, name).length,
    parts: async (part) => roots().flatMap((root) => [...root.querySelectorAll(`[part~="${part}"]`)]).length,
    attribute: (role, name, attribute) =>
      waitFor(() => the(byRole(roots(), role, name), `${role} ${String(name)}`).getAttribute(attribute)),
    async click(role, name) {
      const target = await waitFor(() => the(byRole(roots(), role, name), `${role} ${String(name)}`));
      target.focus();
      target.click();
      await breathe();
    },
    async fill(label, value) {
      const control = await waitFor(() =>
        the<HTMLInputElement>(byName(roots(), 'input, textarea', labelPattern(label)), label),
      );
      control.focus();
      put(control, value);
      await breathe();
    },
    valueOf: (label) =>
      waitFor(
        () => the<HTMLInputElement>(byName(roots(), 'input, textarea, select', labelPattern(label)), label).value,
      ),
    async choose(label, option) {
      const named = await waitFor(() =>
        the(byName(roots(), 'select, input, fieldset, [role$=group]', labelPattern(label)), label),
      );
      if (named instanceof HTMLSelectElement) {
        const line = [...named.options].find((known) => labelPattern(option).test(known.textContent ?? ''));
        if (line === undefined) throw new Error(`${label} has no ${option}`);
        put(named, line.value);
      } else if (named instanceof HTMLInputElement) {
        await driver.fill(label, option);
        await driver.click('option', new RegExp(labelPattern(option).source.replace(/\$$/, '')));
      } else the(byRole([named], 'radio', new RegExp(option)), option).click();
      await breathe();
    },
    async press(key) {
      const from = focused();
      const [name = key, shiftKey] = key.startsWith('Shift+') ? [key.slice(6), true] : [key, false];
      const event = new KeyboardEvent('keydown', {
        key: name,
        shiftKey,
        bubbles: true,
        cancelable: true,
        composed: true,
      });
      if ((from ?? document.body).dispatchEvent(event)) actOnKey(from, name, shiftKey ?? false, tabStops(roots()));
      await breathe();
    },
    async type(typed) {
      put(focused() as HTMLInputElement, typed);
      await breathe();
    },
    focusedName: async () => {
      const active = focused();
      return active === null ? '' : nameOf(active);
    },
    events: async (name) => heard.filter(([known]) => known === name).map(([, detail]) => detail),
    prevent: async (name) => void prevented.push(name),
    calls: () => api.calls(),
    async setAttribute(name, value) {
      await stage?.setAttribute(name, value);
      await breathe();
    },
    async setOnline(is_online) {
      api.setOnline(is_online);
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is_online);
      globalThis.dispatchEvent(new Event(is_online ? 'online' : 'offline'));
    },
    async pass(milliseconds) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      await breathe();
    },
    async close() {
      const closing = stage;
      stage = null;
      try {
        await closing?.close();
        if (closing !== null) api.check();
      } finally {
        vi.useRealTimers();
        vi.unstubAllGlobals();
        document.body.replaceChildren();
      }
    },
  };
  afterEach(() => driver.close());
  return driver;
}

/** Lets answers arrive and views be drawn. */
async function breathe(): Promise<void> {
  await vi.advanceTimersByTimeAsync(50);
  await new Promise((done) => setImmediate(done));
}

async function answerOf(api: ApiStub, url: string, init: RequestInit): Promise<Response> {
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
  const given = Object.entries(init.headers as Record<string, string>);
  const headers = Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), value]));
  const answer = await api.answer({ method: init.method ?? 'GET', url, headers, body });
  if (answer === null) throw new TypeError('Failed to fetch');
  return Response.json(answer.body, { status: answer.status, headers: { 'X-Request-Id': 'req_1' } });
}

/** The framework watches the element's own property; a user's typing goes past it. */
function put(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  if (control.tagName === 'SELECT') control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What a browser does with a key that nobody wanted for itself. */
function actOnKey(from: HTMLElement | null, key: string, is_back: boolean, stops: HTMLElement[]): void {
  if (key === 'Tab') {
    const at = from === null ? -1 : stops.indexOf(from);
    const next = is_back ? stops[at - 1] : stops[at + 1];
    if (next === undefined) from?.blur();
    else next.focus();
  } else if (key === 'Enter' && from instanceof HTMLInputElement) from.form?.requestSubmit();
  else if (
    (key === 'Enter' && from?.matches('button, a, summary')) ||
    (key === ' ' && from?.matches('button, summary, input'))
  )
    from?.click();
}

const BLOCK =
  /^(ADDRESS|ARTICLE|ASIDE|BUTTON|DD|DIV|DL|DT|FIELDSET|FORM|H\d|HEADER|LABEL|LEGEND|LI|OL|OPTION|P|SECTION|UL)$/;

/** What is shown, blocks apart from each other; closed dialogs and hidden parts are not shown. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node.nodeType === Node.ELEMENT_NODE) {
    const element = node as Element;
    if (element.hasAttribute('hidden') || element.matches('style, dialog:not([open])')) return '';
  }
  const inside = [...node.childNodes].map((child) => textOf(child)).join('');
  return BLOCK.test(node.nodeName) ? ` ${inside} ` : inside;
}
