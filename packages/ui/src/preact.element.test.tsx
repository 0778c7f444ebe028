import { expect, it, vi } from 'vitest';

/**
 * The same behaviour on Preact, which the widgets ship: every suite of this package runs a second time here with React
 * replaced by preact/compat.
 */
vi.mock('react', async () => {
  const [compat, tools] = await Promise.all([import('preact/compat'), import('preact/test-utils')]);
  return { ...compat, act: tools.act };
});
vi.mock('react-dom/client', () => import('preact/compat/client'));
vi.mock('react/jsx-runtime', () => import('preact/compat/jsx-runtime'));
vi.mock('react/jsx-dev-runtime', () => import('preact/compat/jsx-dev-runtime'));

await import('./address-form/address-form.test.tsx');
await import('./banner/messages.test.tsx');
await import('./button/button.test.tsx');
await import('./combobox/combobox.test.tsx');
await import('./dialog/dialog.test.tsx');
await import('./field/field.test.tsx');
await import('./map-picker/map-picker.test.tsx');
await import('./menu/menu.test.tsx');
await import('./money-field/number-inputs.test.tsx');
await import('./otp-field/otp-field.test.tsx');
await import('./timeline/parcel-parts.test.tsx');

it('really runs on Preact', async () => {
  const { find, render } = await import('#test/render.fixtures.tsx');
  const { container } = await render(<button type="button">Save</button>);
  expect(Object.keys(find(container, 'button')).filter((key) => key.startsWith('__react'))).toEqual([]);
});
