import { useEffect, type RefObject } from 'react';

export type AnchoredOptions = {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** Which edges line up. */
  align?: 'start' | 'end' | undefined;
  /** The panel is as wide as its anchor: lists under a field. */
  matchWidth?: boolean | undefined;
  /** Called on a press outside both. */
  onOutside: () => void;
};

/** Gap between anchor and panel, and the least distance from the window's edge, in px. */
const GAP = 4;
const EDGE = 8;

function place(anchor: HTMLElement, panel: HTMLElement, align: 'start' | 'end', matchWidth: boolean): void {
  const box = anchor.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  if (matchWidth) panel.style.width = `${box.width}px`;
  const below = innerHeight - box.bottom - GAP - EDGE;
  const above = box.top - GAP - EDGE;
  panel.style.maxHeight = '';
  const height = panel.offsetHeight;
  const up = height > below && above > below;
  const room = up ? above : below;
  panel.style.maxHeight = `${Math.max(120, room)}px`;
  const left = align === 'start' ? box.left : box.right - panel.offsetWidth;
  panel.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - panel.offsetWidth - EDGE))}px`;
  panel.style.top = up ? `${Math.max(EDGE, box.top - GAP - Math.min(height, room))}px` : `${box.bottom + GAP}px`;
}

/**
 * Keeps a panel (`popover="manual"`, so it lies in the top layer, above dialogs and a shop's own z-indexes) beside its
 * anchor while open: below, or above where there is more room; it follows scrolling and resizing.
 */
export function useAnchored({
  open,
  anchor,
  panel,
  align = 'start',
  matchWidth = false,
  onOutside,
}: AnchoredOptions): void {
  useEffect(() => {
    const anchorNode = anchor.current;
    const panelNode = panel.current;
    if (!open || anchorNode === null || panelNode === null) return;
    // Browsers without the popover API show the panel in place; it is mounted only while open.
    if (typeof panelNode.showPopover === 'function') panelNode.showPopover();
    const update = () => place(anchorNode, panelNode, align, matchWidth);
    const outside = (event: Event) => {
      const path = event.composedPath();
      if (!path.includes(anchorNode) && !path.includes(panelNode)) onOutside();
    };
    update();
    // The list grows when its answers arrive.
    const resize = new ResizeObserver(update);
    resize.observe(panelNode);
    resize.observe(anchorNode);
    window.addEventListener('resize', update);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    document.addEventListener('pointerdown', outside, true);
    return () => {
      resize.disconnect();
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, { capture: true });
      document.removeEventListener('pointerdown', outside, true);
    };
  }, [open, anchor, panel, align, matchWidth, onOutside]);
}
