import { useCallback, useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { useAnchored } from './use-anchored.ts';

export type PopoverProps = {
  open: boolean;
  onClose: () => void;
  /** The button that opens it; it gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  /** Name for screen readers. */
  label: string;
  align?: 'start' | 'end' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A small panel beside its button: filters, column choosers, explanations. Escape and a press outside close it. */
export function Popover({ open, onClose, anchor, label, align = 'start', className, children }: PopoverProps) {
  const panel = useRef<HTMLDivElement | null>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const onOutside = useCallback(() => close.current(), []);
  useAnchored({ open, anchor, panel, align, onOutside });
  useEffect(() => {
    if (!open) return;
    const first = panel.current?.querySelector<HTMLElement>(
      '[data-autofocus], button, input, select, textarea, a[href]',
    );
    (first ?? panel.current)?.focus();
  }, [open]);
  if (!open) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
    anchor.current?.focus();
  };
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={classNames('s-popover', 's-popover--padded', className)}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
