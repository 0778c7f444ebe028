// The kit's styles come first: their layers must be known before those of the pages.
import '@sampan/ui/fonts.css';
import '@sampan/ui/ui.css';
import './app/app.css';
import { createConsoleI18n } from './shared/locale/locale.tsx';
import { lazyStart, type StartLater } from './app/lazy-start.ts';
import { preserveSubmitClicks } from './app/preserve-submit-click.ts';
import { keepVisitSource } from './shared/session/visit-source.ts';
import { isSignInVisit } from './app/sign-in/sign-in-visit.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
preserveSubmitClicks(document);
keepVisitSource(window.location.search);
const startConsole: StartLater = async (element, i18n) => {
  const [app, texts] = await Promise.all([import('./app/start-console.tsx'), i18n]);
  await app.startConsole(element, texts);
};
// Whoever is signed out and comes to sign in gets that page alone, without router and query client.
const start = isSignInVisit(window.location)
  ? lazyStart('sign_in', () => import('./app/sign-in/start-sign-in.tsx'), 'startSignIn')
  : startConsole;
void start(root, createConsoleI18n());
