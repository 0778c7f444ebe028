import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

export type ModalOptions = {
  open: boolean;
  onClose: () => void;
  /** Neither Escape, nor the back gesture, nor a click beside it closes the dialog. */
  blocking: boolean;
  /** A click beside the dialog closes it. Leave off where typed text would be lost. */
  backdropCloses: boolean;
};

export type ModalBinding = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
};

/**
 * What gets the focus first: what the content marks; in an alert dialog its first button, which is the harmless one;
 * otherwise the box itself, so that its title is read and no field opens the phone's keyboard unasked.
 */
function firstFocusOf(dialog: HTMLDialogElement): HTMLElement | null {
  const safest = dialog.getAttribute('role') === 'alertdialog' ? '.s-dialog__foot button' : '[data-modal-box]';
  return dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(safest);
}

function activeElementOf(node: Node): Element | null {
  // The document or the shadow root. Not asked with instanceof, which fails across frames.
  const root = node.getRootNode() as Partial<DocumentOrShadowRoot>;
  return root.activeElement ?? null;
}

/**
 * Drives a native `<dialog>` from an `open` flag: modal in the top layer, focus inside while open and back on the
 * element that had it afterwards, in a document and in a shadow root alike.
 */
export function useModal({ open, onClose, blocking, backdropCloses }: ModalOptions): ModalBinding {
  const ref = useRef<HTMLDialogElement | null>(null);
  const pressedOnBackdrop = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const before = activeElementOf(dialog);
    if (!dialog.open) dialog.showModal();
    firstFocusOf(dialog)?.focus();
    // A wheel or a finger on the backdrop must not move the page behind. The page's own styles are not touched: taking
    // its scroll bar away would make it jump.
    const hold = (event: Event) => {
      if (event.target === dialog) event.preventDefault();
    };
    dialog.addEventListener('wheel', hold, { passive: false });
    dialog.addEventListener('touchmove', hold, { passive: false });
    return () => {
      dialog.removeEventListener('wheel', hold);
      dialog.removeEventListener('touchmove', hold);
      if (dialog.open) dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  return {
    ref,
    onCancel: (event) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      if (!blocking) onClose();
    },
    // A second Escape or the phone's back gesture closes a dialog without asking: a blocking one opens again.
    onClose: (event) => {
      if (event.target !== ref.current || !open || ref.current.open) return;
      if (blocking) ref.current.showModal();
      else onClose();
    },
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      if (!blocking) onClose();
    },
    onPointerDown: (event) => {
      pressedOnBackdrop.current = event.target === ref.current;
    },
    onClick: (event) => {
      // Press and release both beside the box: a drag that ends outside must not throw work away.
      if (backdropCloses && !blocking && pressedOnBackdrop.current && event.target === ref.current) onClose();
    },
  };
}
