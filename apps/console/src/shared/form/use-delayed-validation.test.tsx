import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useDelayedValidation } from './use-delayed-validation.ts';

interface Values {
  code: string;
}

let form: UseFormReturn<Values>;

/** A field that is wrong for us when it is empty, and for the server whenever it says so. */
function Form({ code }: Values) {
  form = useForm<Values>({ defaultValues: { code }, mode: 'onBlur', reValidateMode: 'onChange' });
  useDelayedValidation(form);
  return (
    <>
      <input id="code" {...form.register('code', { required: 'missing' })} />
      <p>{form.formState.errors.code?.message ?? 'fine'}</p>
    </>
  );
}

let box: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
  vi.useRealTimers();
});

const show = (values: Values) => act(() => root.render(<Form {...values} />));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => box.querySelector('p')?.textContent;
async function type(text: string): Promise<void> {
  const field = box.querySelector('input') as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
  });
}
const refuse = () => act(() => form.setError('code', { type: 'server', message: 'refused' }));

describe('spec 5 Form helper: validators run 1 s after the last change', () => {
  test('what is wrong with a field is said 1 s after its last change', async () => {
    show({ code: '' });
    await type('7');
    await type('');
    await wait(900);
    expect(shown()).toBe('fine');
    await wait(200);
    expect(shown()).toBe('missing');
  });

  test('what the server refuses within that second stays until the field changes', async () => {
    show({ code: '' });
    await type('7');
    await wait(400);
    await refuse();
    await wait(5_000);
    expect(shown()).toBe('refused');
    await type('78');
    await wait(1_100);
    expect(shown()).toBe('fine');
  });

  test('spec 9 form auto-validation: neither does the check of what the form begins with take it away', async () => {
    show({ code: '7' });
    await refuse();
    await wait(600);
    expect(shown()).toBe('refused');
  });
});
