import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { iconX } from '../icon/icon-shapes.ts';
import { useModal } from './use-modal.ts';
import { useElementId } from '../use-element-id.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  titleHidden?: boolean | undefined;
  /** Name of the close button. Not needed when `blocking`. */
  closeLabel?: string | undefined;
  /** Buttons; stays in view while the content scrolls. */
  footer?: ReactNode | undefined;
  /** Cannot be left without an answer: no close button, no Escape. */
  blocking?: boolean | undefined;
  backdropCloses?: boolean | undefined;
  /** Width in px on a desktop: 420, 560, 720, 960. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** On a phone: a sheet from below, or the full screen for work that needs the room. */
  mobile?: 'sheet' | 'full' | undefined;
  /** No padding around the content: maps, lists that touch the edge. */
  flush?: boolean | undefined;
  /** An "alertdialog" is read at once: for confirmations and errors. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Buttons at the right of the title, before Close. */
  headerActions?: ReactNode | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A modal dialog on the browser's own `<dialog>`. Mark the element to focus first with `data-autofocus`.
 * The content is mounted only while open, so every opening starts fresh.
 */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden = false,
  closeLabel,
  footer,
  blocking = false,
  backdropCloses = false,
  size = 'md',
  mobile = 'sheet',
  flush = false,
  role,
  headerActions,
  className,
  children,
}: DialogProps) {
  const titleId = useElementId();
  const modal = useModal({ open, onClose, blocking, backdropCloses });
  return (
    <dialog
      {...modal}
      className={classNames('s-dialog', `s-dialog--${size}`, `s-dialog--mobile-${mobile}`, className)}
      part="dialog"
      aria-labelledby={titleId}
      {...(role === undefined ? {} : { role })}
    >
      {open ? (
        <div className="s-dialog__box" data-modal-box="" tabIndex={-1}>
          <header className={classNames('s-dialog__head', titleHidden && 's-dialog__head--bare')}>
            <h2 id={titleId} className={classNames('s-dialog__title', titleHidden && 's-visually-hidden')}>
              {title}
            </h2>
            {headerActions}
            {blocking || closeLabel === undefined ? null : (
              <IconButton icon={iconX} label={closeLabel} onClick={onClose} className="s-dialog__close" />
            )}
          </header>
          <div className={classNames('s-dialog__body', flush && 's-dialog__body--flush')}>{children}</div>
          {footer === undefined ? null : <footer className="s-dialog__foot">{footer}</footer>}
        </div>
      ) : null}
    </dialog>
  );
}
