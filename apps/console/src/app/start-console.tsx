import { laterEndpoints } from '@sampan/api-client';
import type { I18n } from '@sampan/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { forgetAtSignOut } from './forget-at-sign-out.ts';
import { ImpersonationBar } from './layout/impersonation-bar.tsx';
import { LocaleProvider } from '../shared/locale/locale.tsx';
import type { Section } from '../shared/locale/load-section.ts';
import { $session } from '../shared/session/session.store.ts';
import { Toaster } from '../shared/toast/toaster.tsx';
import { createQueryClient } from '../shared/api/query-client.ts';
import { watchFirstScreen, whenFirstScreenShown } from '../shared/api/first-screen.ts';
import { createConsoleRouter } from './routes/router.tsx';
import { createServices } from '../shared/api/create-services.ts';
import { ServicesProvider, type Services } from '../shared/api/services.tsx';

const NOBODY = { token: null, user: null };

/**
 * Starts the console in an element: services, routes, and what happens when the session ends.
 *
 * @param clear takes away what the element shows until the first page is there
 */
export async function startConsole(root: HTMLElement, i18n: I18n<Section>, clear?: () => void): Promise<void> {
  const services = createServices();
  const queries = createQueryClient();
  const router = createConsoleRouter({ services, queries });

  forgetAtSignOut();
  watchFirstScreen(queries);
  void whenFirstScreenShown().then(() => fetchWhatFollows(services));
  let { token, user } = $session.get() ?? NOBODY;
  $session.listen((session) => {
    const next = session ?? NOBODY;
    const is_other_person = next.user?.id !== user?.id;
    const is_other_token = next.token !== token;
    ({ token, user } = next);
    if (!is_other_token) return;
    // Nobody may see what the one before them saw. A changed password gives the same person another token.
    if (is_other_person) queries.clear();
    void router.invalidate();
  });

  // Not with the first drawing, which takes as long as an answer does.
  const loaded = router.load();
  if (clear !== undefined) {
    await loaded;
    clear();
  }
  createRoot(root).render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={queries}>
        <LocaleProvider i18n={i18n}>
          <ImpersonationBar />
          <RouterProvider router={router} />
          <Toaster />
        </LocaleProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  );
}

/** What the pages after the first call, and the states of the country. */
function fetchWhatFollows({ api }: Services): void {
  laterEndpoints?.().catch(() => undefined);
  import('../shared/address/level-one.ts').then(
    ({ keepLevelOne }) => keepLevelOne(api),
    // A form that needs them asks for them.
    () => undefined,
  );
}
