import type { User } from '@sampan/contract';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../../../src/shared/session/session.store.ts';
import { control, elapse, errorBeside, showPage, type ShownPage } from '../../features/auth/auth-page.fixtures.tsx';

/** Types as a browser does, into one line or several. */
async function type(input: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** A dialog checks its required field 1 s after the last change, before anything is sent (spec section 5, Form helper). */
export function settledField(field: RegExp, Dialog: () => ReactNode): void {
  let shown: ShownPage;
  beforeEach(async () => {
    vi.useFakeTimers();
    startSession({ token: 'token', user: { id: 'u1', country_code: 'SG', rights: [] } as unknown as User });
    shown = await showPage(Dialog, '/auth', () => undefined);
  });
  afterEach(async () => {
    await shown.unmount();
    endSession();
    vi.useRealTimers();
  });

  test('spec 5 Form helper: its required field is checked 1 s after its last change', async () => {
    await type(control(shown.box, field), 'Kaya');
    await type(control(shown.box, field), '');
    await elapse(999);
    expect(errorBeside(shown.box, field)).toBe('');
    await elapse(1);
    expect(errorBeside(shown.box, field)).toContain('is required');
  });
}
