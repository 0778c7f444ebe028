import { createSignInApi, type Api } from '@sampan/api-client';
import type { I18n } from '@sampan/i18n';
import { createRoot } from 'react-dom/client';
import { SignInPage } from '../../features/auth/sign-in.page.tsx';
import { ServicesProvider } from '../../shared/api/services.tsx';
import type { Section } from '../../shared/locale/load-section.ts';
import { LocaleProvider } from '../../shared/locale/locale.tsx';
import { writeSavedSession } from '../../shared/session/saved-session.ts';
import { $country, $language, $session } from '../../shared/session/session.store.ts';
import { PlainNavigation } from './plain-navigation.tsx';
import { signInAddressOf } from './sign-in-visit.ts';

/**
 * Draws the sign-in page without the console around it. As soon as somebody is signed in, here or in another tab, or asks for
 * any other page, the console takes its place at the address of then.
 */
export function startSignIn(root: HTMLElement, i18n: I18n<Section>): void {
  // Nobody is signed in, so nobody acts for somebody else: no way back is kept (spec section 4, Login as).
  writeSavedSession(null);
  const address = signInAddressOf(window.location);
  window.history.replaceState(window.history.state, '', address);
  const api = createSignInApi({ base_url: '', country: () => $country.get(), language: () => $language.get() });
  const drawn = createRoot(root);

  let is_leaving = false;
  const load = () => import('../start-console.tsx');
  const leave = async () => {
    if (is_leaving) return;
    is_leaving = true;
    stop();
    try {
      const { startConsole } = await load();
      await startConsole(root, i18n, () => drawn.unmount());
    } catch {
      // The address is the new one already: the browser asks for its page.
      window.location.reload();
    }
  };
  const stop = $session.listen((session) => {
    if (session !== null) void leave();
  });
  // Somebody is about to sign in: what comes next can be on its way.
  root.addEventListener('focusin', () => void load().catch(() => undefined), { once: true });

  drawn.render(
    // The page makes no other calls than these.
    <ServicesProvider value={{ api: api as Api }}>
      <LocaleProvider i18n={i18n}>
        <PlainNavigation onLeave={() => void leave()}>
          <SignInPage />
        </PlainNavigation>
      </LocaleProvider>
    </ServicesProvider>,
  );
}
