import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createConsoleI18n, LocaleProvider } from '../locale/locale.tsx';
import { $session } from '../session/session.store.ts';
import { Toaster } from '../toast/toaster.tsx';
import { createQueryClient } from './query-client.ts';
import { createConsoleRouter } from './router.tsx';
import { createServices, ServicesProvider } from './services.tsx';

/** Starts the console in an element: services, texts, routes, and what happens when the session ends. */
export async function startConsole(root: HTMLElement): Promise<void> {
  const services = createServices();
  const queries = createQueryClient();
  const i18n = await createConsoleI18n();
  const router = createConsoleRouter({ services, queries });

  let token = $session.get()?.token ?? null;
  $session.listen((session) => {
    const next = session?.token ?? null;
    if (next === token) return;
    token = next;
    // Nobody may see what the one before them saw.
    queries.clear();
    void router.invalidate();
  });

  createRoot(root).render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={queries}>
        <LocaleProvider i18n={i18n}>
          <RouterProvider router={router} />
          <Toaster />
        </LocaleProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  );
}
