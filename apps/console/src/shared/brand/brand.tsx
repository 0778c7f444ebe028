export interface BrandProps {
  /** Edge of the mark in px. */
  size?: number | undefined;
  /** Leaves the word out where there is no room; the mark then carries the name. */
  markOnly?: boolean | undefined;
}

/** The product's mark, a boat with an amber sail, and its name. */
export function Brand({ size = 28, markOnly = false }: BrandProps) {
  return (
    <>
      <svg
        className="c-brand__mark"
        width={size}
        height={size}
        viewBox="0 0 32 32"
        {...(markOnly ? { role: 'img', 'aria-label': 'Sampan' } : { 'aria-hidden': true })}
      >
        <rect width="32" height="32" className="c-brand__ground" />
        <path className="c-brand__hull" d="M6.5 20h19c-1.2 3.2-3.6 5-6.6 5h-5.8c-3 0-5.4-1.8-6.6-5Z" />
        <path className="c-brand__hull" d="M15 7v10.5H8.5Z" />
        <path className="c-brand__sail" d="M17 9.5 22.5 17.5H17Z" />
      </svg>
      {markOnly ? null : <span>Sampan</span>}
    </>
  );
}
