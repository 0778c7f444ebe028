import { useEffect, useRef } from 'react';

/** A dialog that must be answered first; the drawer of a parcel or a menu need not. */
const IN_THE_WAY = 'dialog[open]:not(.s-drawer)';

/** Ctrl+K, on a Mac Command+K, opens the search from everywhere, fields included. */
export function usePaletteKey(onOpen: () => void): void {
  const open = useRef(onOpen);
  open.current = onOpen;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // The browser's own meaning of the key is never wanted here, also while a dialog is open.
      event.preventDefault();
      if (document.querySelector(IN_THE_WAY) === null) open.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
