import { describe, expect, it } from 'vitest';
import { field, find, render, type as typeInto } from '#test/render.fixtures.tsx';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';

describe('fields', () => {
  it('tie hint and error to the control, and say that it is wrong', async () => {
    const { container } = await render(
      <TextField
        label="Unit number"
        hint="If no unit number, then type N/A"
        error="Unit number is required"
        required
      />,
    );
    const input = field(container, 'Unit number');
    const texts = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => find(container, `[id="${id}"]`).textContent);
    expect(texts).toEqual(['If no unit number, then type N/A', 'Unit number is required']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  it('describe nothing and accuse nobody without hint and error', async () => {
    const { container } = await render(<TextField label="Name" error="" />);
    const input = field(container, 'Name');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('give the new text at every keystroke', async () => {
    const seen: string[] = [];
    const { container } = await render(
      <>
        <TextField label="Name" onValueChange={(text) => seen.push(text)} />
        <TextArea label="Street" onValueChange={(text) => seen.push(text)} />
      </>,
    );
    await typeInto(field(container, 'Name'), 'Tan');
    await typeInto(field(container, 'Street'), '1 Orchard Road');
    expect(seen).toEqual(['Tan', '1 Orchard Road']);
  });

  it('count only near the limit', async () => {
    const { container } = await render(<TextArea label="Street" counterLimit={20} maxLength={20} />);
    expect(container.textContent).not.toContain('/20');
    await typeInto(field(container, 'Street'), 'x'.repeat(17));
    expect(container.textContent).toContain('17/20');
  });

  it('a select that waits for its options cannot be used and says why', async () => {
    const { container, rerender } = await render(
      <Select label="State" placeholder="Select" loading loadingLabel="Loading" options={[]} value="" />,
    );
    const select = field<HTMLSelectElement>(container, 'State');
    expect(select.disabled).toBe(true);
    expect(select.options[0]?.text).toBe('Loading');
    await rerender(
      <Select label="State" placeholder="Select" options={[{ value: 'Johor', label: 'Johor' }]} value="" />,
    );
    expect(select.disabled).toBe(false);
    expect([...select.options].map((option) => option.text)).toEqual(['Select', 'Johor']);
  });

  it('a check box can be half ticked', async () => {
    const { container, rerender } = await render(<Checkbox label="All" indeterminate checked={false} />);
    expect(field(container, 'All').indeterminate).toBe(true);
    await rerender(<Checkbox label="All" checked />);
    expect(field(container, 'All').indeterminate).toBe(false);
  });
});
