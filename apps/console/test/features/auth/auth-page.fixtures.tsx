import { createApi } from '@sampan/api-client';
import { createI18nFrom } from '@sampan/i18n';
import { loadMessages } from '@sampan/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { createQueryClient } from '../../../src/shared/api/query-client.ts';
import { ServicesProvider } from '../../../src/shared/api/services.tsx';
import { RoutedNavigation } from '../../../src/shared/routing/routed-navigation.tsx';
import { LocaleProvider } from '../../../src/shared/locale/locale.tsx';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** The Idempotency-Key it was sent with, where it was sent with one. */
  readonly key?: string;
}

/** What a server would answer to a call; undefined for a list of nothing. */
export type Answers = (asked: Asked) => Response | Promise<Response> | undefined;

export interface ShownPage {
  readonly box: HTMLElement;
  /** Every call so far. */
  readonly asked: Asked[];
  /** Where the router is now. */
  readonly path: () => string;
  readonly unmount: () => Promise<void>;
}

/** Draws one page below /auth with the real client, forms and texts; only the network's end is played. */
export async function showPage(Page: () => ReactNode, address: string, answers: Answers): Promise<ShownPage> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const asked: Asked[] = [];
  const network: typeof fetch = async (request, init) => {
    const url = new URL(String(request instanceof Request ? request.url : request));
    const key = new Headers(init?.headers).get('idempotency-key');
    const call = {
      method: init?.method ?? 'GET',
      path: url.pathname.replace('/api/v1', ''),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
      ...(key === null ? {} : { key }),
    };
    asked.push(call);
    return (await answers(call)) ?? Response.json({ records: [], total: 0, page: 1, per_page: 20 });
  };
  const root_route = createRootRoute({
    component: () => (
      <RoutedNavigation>
        <Outlet />
      </RoutedNavigation>
    ),
  });
  const auth_route = createRoute({ getParentRoute: () => root_route, path: '/auth' });
  const page_route = createRoute({ getParentRoute: () => auth_route, path: '$', component: Page });
  const index_route = createRoute({ getParentRoute: () => auth_route, path: '/', component: Page });
  const other_route = createRoute({ getParentRoute: () => root_route, path: '$', component: () => <p>elsewhere</p> });
  const router = createRouter({
    routeTree: root_route.addChildren([auth_route.addChildren([index_route, page_route]), other_route]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const i18n = createI18nFrom({ language: 'en', country: 'SG', messages: await loadMessages('en') });
  const api = createApi({ base_url: 'http://server.test', country: 'SG', language: 'en', fetch: network });
  const box = document.createElement('div');
  document.body.append(box);
  const root: Root = createRoot(box);
  await act(async () => {
    await router.load();
    root.render(
      <ServicesProvider value={{ api }}>
        <QueryClientProvider client={createQueryClient()}>
          <LocaleProvider i18n={i18n}>
            {/* The real router's types know more routes than this small one. */}
            <RouterProvider router={router as never} />
          </LocaleProvider>
        </QueryClientProvider>
      </ServicesProvider>,
    );
  });
  return {
    box,
    asked,
    path: () => router.history.location.href,
    unmount: async () => {
      await act(async () => root.unmount());
      box.remove();
    },
  };
}

/** The control of a label, as a person finds it. */
export function control(box: HTMLElement, label: RegExp): HTMLInputElement {
  const found = [...box.querySelectorAll('label')].find((candidate) => label.test(candidate.textContent ?? ''));
  const input = found === undefined ? null : box.querySelector<HTMLInputElement>(`[id="${found.htmlFor}"]`);
  if (input === null) throw new Error(`no field ${String(label)} in ${box.textContent}`);
  return input;
}

/** The error that stands beside a control; '' when there is none. */
export function errorBeside(box: HTMLElement, label: RegExp): string {
  return box.querySelector(`[id="${control(box, label).id}-error"]`)?.textContent ?? '';
}

export function buttonNamed(box: HTMLElement, name: RegExp): HTMLButtonElement {
  const found = [...box.querySelectorAll('button')].find((candidate) =>
    name.test((candidate.querySelector('.s-button__label') ?? candidate).textContent ?? ''),
  );
  if (found === undefined) throw new Error(`no button ${String(name)} in ${box.textContent}`);
  return found;
}

/** Types a text as a browser does, in one go. */
export async function typeText(input: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export async function click(element: HTMLElement): Promise<void> {
  await act(async () => element.click());
}

/** Sends the form that holds a control. */
export async function submitForm(box: HTMLElement): Promise<void> {
  await act(async () => {
    box.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}

/** Lets time pass on fake timers, answers of the network included. */
export async function elapse(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

/** A refusal as the server words it. */
export function problem(
  status: number,
  code: string,
  message: string,
  more: { errors?: { param: string; code: string; message: string }[]; retry_after_s?: number } = {},
): Response {
  return Response.json(
    { status, code, error_code: code, message, detail: message, errors: more.errors ?? [], request_id: 'req_1' },
    {
      status,
      headers: more.retry_after_s === undefined ? {} : { 'Retry-After': String(more.retry_after_s) },
    },
  );
}
