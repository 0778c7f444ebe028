import { BlockingDialogs } from '../layout/blocking-dialogs.tsx';
import { lazyPage } from './lazy-page.ts';

const OnboardPage = lazyPage('create', () => import('../../features/onboarding/onboard.page.tsx'), 'OnboardPage');

/** The steps to the first label with what blocks the console around them: they stand outside its layout. */
export const OnboardRoute = Object.assign(
  () => (
    <>
      <OnboardPage />
      <BlockingDialogs />
    </>
  ),
  { preload: () => OnboardPage.preload?.() },
);
