import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { field, render, type as typeInto } from '#test/render.fixtures.tsx';
import { OtpField } from './otp-field.tsx';

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <OtpField label="Code" value={code} onValueChange={setCode} onComplete={onComplete} />;
}

describe('OtpField', () => {
  it('takes a pasted message and finds the six digits', async () => {
    const onComplete = vi.fn();
    const { container } = await render(<Code onComplete={onComplete} />);
    const input = field(container, 'Code');
    await typeInto(input, 'Your code is 123 456.');
    expect(input.value).toBe('123456');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  });

  it('keeps letters out, also where the state does not change', async () => {
    const { container } = await render(<Code onComplete={() => undefined} />);
    const input = field(container, 'Code');
    await typeInto(input, '12');
    await typeInto(input, '12a');
    expect(input.value).toBe('12');
  });

  it('lets phones and password managers fill it', async () => {
    const { container } = await render(<Code onComplete={() => undefined} />);
    const input = field(container, 'Code');
    expect(input.getAttribute('autocomplete')).toBe('one-time-code');
    expect(input.inputMode).toBe('numeric');
    expect(input.maxLength).not.toBe(6);
  });
});
