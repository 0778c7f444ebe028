import { expect, it, vi } from 'vitest';

/**
 * The kit's own suites a third time, on the stand-in that the element builds carry in React's place: what a widget composes
 * behaves there as it does on React 19 and on Preact's own compatibility layer.
 */
vi.mock('react', async (importOriginal) => {
  const [stand_in, { act }] = await Promise.all([importOriginal<object>(), import('preact/test-utils')]);
  return { ...stand_in, act };
});

await import('../../../ui/src/address-form/address-form.test.tsx');
await import('../../../ui/src/banner/messages.test.tsx');
await import('../../../ui/src/button/button.test.tsx');
await import('../../../ui/src/combobox/combobox.test.tsx');
await import('../../../ui/src/dialog/dialog.test.tsx');
await import('../../../ui/src/field/field.test.tsx');
await import('../../../ui/src/map-picker/map-picker.test.tsx');
await import('../../../ui/src/menu/menu.test.tsx');
await import('../../../ui/src/money-field/number-inputs.test.tsx');
await import('../../../ui/src/otp-field/otp-field.test.tsx');
await import('../../../ui/src/timeline/parcel-parts.test.tsx');

it('really runs on the stand-in', async () => {
  const { find, render } = await import('../../../ui/src/render.fixture.tsx');
  const { container } = await render(<button type="button">Save</button>);
  expect(Object.keys(find(container, 'button')).filter((key) => key.startsWith('__react'))).toEqual([]);
});
