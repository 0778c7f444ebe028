import { useStore } from '@nanostores/react';
import { Icon, IconButton, iconCheck, iconX } from '@sampan/ui';
import { useEffect, useRef } from 'react';
import { useLocale } from '../locale/locale.tsx';
import { $toasts, dismissToast, pauseToast, resumeToast } from './toast.store.ts';
import './toaster.css';

/** Where toasts appear: bottom centre on a phone, bottom left beside it. It lives in the top layer, above open dialogs. */
export function Toaster() {
  const { t } = useLocale();
  const toasts = useStore($toasts);
  const box = useRef<HTMLDivElement | null>(null);
  const count = toasts.length;
  useEffect(() => {
    const node = box.current;
    if (node === null || typeof node.showPopover !== 'function') return;
    // Shown anew with every toast: a dialog that opened meanwhile lies above an older popover.
    if (node.matches(':popover-open')) node.hidePopover();
    if (count > 0) node.showPopover();
  }, [count]);
  return (
    <div ref={box} className="c-toaster" popover="manual" role="status">
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className="c-toast"
          onPointerEnter={() => pauseToast(toast.id)}
          onPointerLeave={() => resumeToast(toast.id)}
          onFocus={() => pauseToast(toast.id)}
          onBlur={() => resumeToast(toast.id)}
        >
          <Icon shape={iconCheck} className="c-toast__icon" />
          <span className="c-toast__text">{toast.text}</span>
          {toast.undo === undefined ? null : (
            <button
              type="button"
              className="c-toast__undo"
              onClick={() => {
                toast.undo?.run();
                dismissToast(toast.id);
              }}
            >
              {toast.undo.label}
            </button>
          )}
          <IconButton icon={iconX} size="sm" label={t('common.close')} onClick={() => dismissToast(toast.id)} />
        </div>
      ))}
    </div>
  );
}
