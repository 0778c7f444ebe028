import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { CountryCode, Currency } from '@sampan/country-rules';
import { blur, button, click, field, press, render, type as typeInto } from '#test/render.fixtures.tsx';
import { NumberField, type NumberFieldProps } from '../number-field/number-field.tsx';
import { stepNumberText } from '../number-field/step-number-text.ts';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { MoneyField } from './money-field.tsx';

function Money({ currency, onAmount }: { currency: Currency; onAmount?: (amount: number | null) => void }) {
  const [text, setText] = useState('');
  return (
    <MoneyField
      label="Amount"
      currency={currency}
      value={text}
      onValueChange={setText}
      onAmountChange={onAmount}
      refusalText={(reason) => `refused: ${reason}`}
    />
  );
}

function Phone({ country }: { country: CountryCode }) {
  const [text, setText] = useState('');
  return <PhoneField label="Phone number" country={country} value={text} onValueChange={setText} />;
}

function Weight(props: Partial<NumberFieldProps>) {
  const [text, setText] = useState('');
  return (
    <NumberField
      label="Weight"
      value={text}
      onValueChange={setText}
      decreaseLabel="Less"
      increaseLabel="More"
      {...props}
    />
  );
}

describe('MoneyField (spec section 5: "." decimal, "," group)', () => {
  it('gives minor units, and says what it understood where the country writes amounts differently', async () => {
    const onAmount = vi.fn();
    const { container } = await render(<Money currency="IDR" onAmount={onAmount} />);
    await typeInto(field(container, 'Amount'), '10,000');
    expect(onAmount).toHaveBeenLastCalledWith(1_000_000);
    expect(container.textContent).toContain('= Rp 10.000,00');
  });

  it('reads 10.000 as ten thousand where the country writes thousands with a point', async () => {
    const onAmount = vi.fn();
    const { container } = await render(<Money currency="IDR" onAmount={onAmount} />);
    await typeInto(field(container, 'Amount'), '10.000');
    expect(onAmount).toHaveBeenLastCalledWith(1_000_000);
    expect(container.textContent).toContain('= Rp 10.000,00');
  });

  it('refuses 10.000 elsewhere while it is typed instead of reading ten', async () => {
    const onAmount = vi.fn();
    const { container } = await render(<Money currency="MYR" onAmount={onAmount} />);
    const input = field(container, 'Amount');
    await typeInto(input, '10.000');
    expect(onAmount).toHaveBeenLastCalledWith(null);
    expect(container.textContent).toContain('refused: ambiguous');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('does not scold before the field is left', async () => {
    const { container } = await render(<Money currency="SGD" />);
    const input = field(container, 'Amount');
    await typeInto(input, '-5');
    expect(container.textContent).not.toContain('refused');
    await blur(input);
    expect(container.textContent).toContain('refused: negative');
  });
});

describe('PhoneField (spec section 5: country code, spaces and dashes are stripped)', () => {
  it.each([
    ['PH', '+63 917-123-4567', '9171234567'],
    ['PH', '0917 123 4567', '9171234567'],
    ['SG', '+65 9123 4567', '91234567'],
    ['MY', '60 12-345 6789', '123456789'],
  ] as const)('%s takes a pasted %s', async (country, pasted, national) => {
    const { container } = await render(<Phone country={country} />);
    const input = field(container, 'Phone number');
    await typeInto(input, pasted);
    expect(input.value).toBe(national);
  });

  it('leaves alone what is being typed, and tidies it when the field is left', async () => {
    const { container } = await render(<Phone country="PH" />);
    const input = field(container, 'Phone number');
    for (let length = 1; length <= 11; length++) await typeInto(input, '09171234567'.slice(0, length));
    expect(input.value).toBe('09171234567');
    await blur(input);
    expect(input.value).toBe('9171234567');
  });

  it('keeps what is no number of the country, so that the validator can say so', async () => {
    const { container } = await render(<Phone country="SG" />);
    const input = field(container, 'Phone number');
    await typeInto(input, '+1 555 0100');
    await blur(input);
    expect(input.value).toBe('+1 555 0100');
  });
});

describe('NumberField', () => {
  it('steps with buttons and arrow keys between its bounds', async () => {
    const { container } = await render(<Weight min={0.5} max={2} step={0.5} />);
    const input = field(container, 'Weight');
    await click(button(container, 'More'));
    expect(input.value).toBe('0.5');
    expect(button(container, 'Less').disabled).toBe(true);
    await press(input, 'ArrowUp');
    await press(input, 'ArrowUp');
    await press(input, 'ArrowUp');
    await press(input, 'ArrowUp');
    expect(input.value).toBe('2');
    expect(button(container, 'More').disabled).toBe(true);
    await press(input, 'ArrowDown');
    expect(input.value).toBe('1.5');
  });

  it('reads a decimal comma as a point', async () => {
    const { container } = await render(<Weight step={0.1} />);
    await typeInto(field(container, 'Weight'), '2,5');
    expect(field(container, 'Weight').value).toBe('2.5');
  });

  it('leaves no rounding dust', () => {
    expect(stepNumberText('0.2', 0.1, 0, 9)).toBe('0.3');
    expect(stepNumberText('1.25', 0.5, 0, 9)).toBe('1.75');
    expect(stepNumberText('abc', -1, 0, 9)).toBe('0');
  });
});
