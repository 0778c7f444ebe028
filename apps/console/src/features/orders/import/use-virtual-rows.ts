import { useEffect, useState, type RefObject } from 'react';

/** Rows above and below the ones that are seen: a fast wheel finds them drawn. */
const AROUND = 6;

/** Which rows of a long list to draw: those in sight of `box`, which scrolls, and a few around them. */
export function useVirtualRows(box: RefObject<HTMLElement | null>, total: number, row_height: number) {
  const [range, setRange] = useState({ from: 0, to: 20 });
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let frame = 0;
    const measure = () => {
      const first = Math.floor(element.scrollTop / row_height);
      const from = Math.max(0, first - AROUND);
      const to = Math.min(total, first + Math.ceil(element.clientHeight / row_height) + AROUND);
      setRange((known) => (known.from === from && known.to === to ? known : { from, to }));
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const observer = new ResizeObserver(schedule);
    observer.observe(element);
    element.addEventListener('scroll', schedule, { passive: true });
    measure();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      element.removeEventListener('scroll', schedule);
    };
  }, [box, total, row_height]);
  return { from: Math.min(range.from, total), to: Math.min(range.to, total) };
}
