import { describe, expect, it, vi } from 'vitest';
import { click, find, render } from '#test/render.fixtures.tsx';
import { Button } from './button.tsx';

describe('Button', () => {
  it('does nothing while busy, not even submit its form, and stays focusable', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { container, rerender } = await render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy busyLabel="Saving" onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    const node = find<HTMLButtonElement>(container, 'button');
    await click(node);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(node.disabled).toBe(false);
    expect(find(container, '[role=status]').textContent).toBe('Saving');
    await rerender(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    await click(node);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is no submit button unless told', async () => {
    const { container } = await render(<Button>Close</Button>);
    expect(find<HTMLButtonElement>(container, 'button').type).toBe('button');
  });
});
