import { afterEach, expect, test } from 'vitest';
import { showPage, submitForm, typeText, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { TrackForm } from './track-form.tsx';

let shown: ShownPage;
afterEach(() => shown.unmount());

const field = () => shown.box.querySelector('input') as HTMLInputElement;

test('spec 2 Header: the track-my-order box opens the tracking of the typed id, and does nothing while it is empty', async () => {
  shown = await showPage(
    () => <TrackForm />,
    '/auth',
    () => undefined,
  );
  // Enter and the icon both send the form: the icon is its submit button.
  expect(shown.box.querySelector('button')?.type).toBe('submit');
  await submitForm(shown.box);
  await typeText(field(), '   ');
  await submitForm(shown.box);
  expect(shown.path()).toBe('/auth');
  await typeText(field(), ' SMPME00000000010 ');
  await submitForm(shown.box);
  await expect.poll(() => shown.path()).toMatch(/^\/auth\/?\?track=.*SMPME00000000010/u);
  expect(field().value).toBe('');
});
