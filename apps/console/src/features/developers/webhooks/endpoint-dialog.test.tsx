import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  control,
  elapse,
  errorBeside,
  showPage,
  typeText,
  type ShownPage,
} from '#test/features/auth/auth-page.fixtures.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';

const URL_FIELD = /^Endpoint URL/u;
let shown: ShownPage;

beforeEach(async () => {
  vi.useFakeTimers();
  shown = await showPage(
    () => <EndpointDialog editing={null} open onClose={() => undefined} />,
    '/auth',
    () => undefined,
  );
});
afterEach(async () => {
  await shown.unmount();
  vi.useRealTimers();
});

test('spec 5 Form helper: a dialog of one required field checks it 1 s after its last change too', async () => {
  await typeText(control(shown.box, URL_FIELD), 'https://a.example');
  await typeText(control(shown.box, URL_FIELD), '');
  await elapse(999);
  expect(errorBeside(shown.box, URL_FIELD)).toBe('');
  await elapse(1);
  expect(errorBeside(shown.box, URL_FIELD)).toContain('is required');
});
