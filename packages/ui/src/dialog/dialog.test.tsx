import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { button, click, find, press, render } from '#test/render.fixtures.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function Opener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="Cancel this parcel?" closeLabel="Close" {...props} open={open} onClose={() => setOpen(false)}>
        <input aria-label="Reason" data-autofocus="" />
      </Dialog>
    </>
  );
}

function rootOf(container: Node): { activeElement: Element | null } {
  return container.getRootNode() as unknown as { activeElement: Element | null };
}

describe('Dialog', () => {
  for (const where of ['document', 'shadow'] as const) {
    it(`puts the focus inside and gives it back to the opener (${where})`, async () => {
      const { container } = await render(<Opener />, where);
      const opener = button(container, 'Open');
      opener.focus();
      await click(opener);
      expect(find<HTMLDialogElement>(container, 'dialog').open).toBe(true);
      expect(rootOf(container).activeElement).toBe(find(container, '[aria-label=Reason]'));
      await click(button(container, 'Close'));
      expect(find<HTMLDialogElement>(container, 'dialog').open).toBe(false);
      expect(rootOf(container).activeElement).toBe(opener);
    });
  }

  it('closes on Escape, is named by its title, and forgets its content', async () => {
    const { container } = await render(<Opener />);
    await click(button(container, 'Open'));
    const dialog = find<HTMLDialogElement>(container, 'dialog');
    expect(find(container, `[id="${dialog.getAttribute('aria-labelledby')}"]`).textContent).toBe('Cancel this parcel?');
    await press(find(container, 'input'), 'Escape');
    expect(dialog.open).toBe(false);
    expect(container.querySelector('input')).toBeNull();
  });

  it('blocking: no close button, Escape and a forced close do nothing', async () => {
    const onClose = vi.fn();
    const { container } = await render(
      <Dialog open blocking title="Verify your email" closeLabel="Close" onClose={onClose}>
        text
      </Dialog>,
    );
    const dialog = find<HTMLDialogElement>(container, 'dialog');
    expect(container.querySelector('.s-dialog__close')).toBeNull();
    expect(await press(dialog, 'Escape')).toBe(false);
    expect(dialog.dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false);
    // What a phone's second back gesture does.
    dialog.close();
    dialog.dispatchEvent(new Event('close'));
    expect(dialog.open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('an alert dialog starts on its first, harmless button', async () => {
    const { container } = await render(
      <Dialog
        open
        role="alertdialog"
        title="Cancel this parcel?"
        closeLabel="Close"
        onClose={() => undefined}
        footer={
          <>
            <button type="button">Keep payout</button>
            <button type="button">Cancel parcel</button>
          </>
        }
      >
        text
      </Dialog>,
    );
    expect(document.activeElement).toBe(button(container, 'Keep payout'));
  });
});
