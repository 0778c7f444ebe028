import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useModal } from '../dialog/use-modal.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { iconX } from '../icon/icon-shapes.ts';
import { useElementId } from '../use-element-id.ts';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  titleHidden?: boolean | undefined;
  closeLabel: string;
  /** The edge it comes from: details from the end, navigation from the start. */
  side?: 'start' | 'end' | undefined;
  /** Buttons; stays in view. */
  footer?: ReactNode | undefined;
  headerActions?: ReactNode | undefined;
  flush?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A modal sheet along one side: a parcel's details (480 px), the phone's navigation. Full width on a phone. */
export function Drawer({
  open,
  onClose,
  title,
  titleHidden = false,
  closeLabel,
  side = 'end',
  footer,
  headerActions,
  flush = false,
  className,
  children,
}: DrawerProps) {
  const titleId = useElementId();
  const modal = useModal({ open, onClose, blocking: false, backdropCloses: true });
  return (
    <dialog {...modal} className={classNames('s-drawer', `s-drawer--${side}`, className)} aria-labelledby={titleId}>
      {open ? (
        <div className="s-drawer__box" data-modal-box="" tabIndex={-1}>
          <header className="s-drawer__head">
            <h2 id={titleId} className={classNames('s-drawer__title', titleHidden && 's-visually-hidden')}>
              {title}
            </h2>
            {headerActions}
            <IconButton icon={iconX} label={closeLabel} onClick={onClose} />
          </header>
          <div className={classNames('s-drawer__body', flush && 's-drawer__body--flush')}>{children}</div>
          {footer === undefined ? null : <footer className="s-drawer__foot">{footer}</footer>}
        </div>
      ) : null}
    </dialog>
  );
}
