import { initialsOf } from './courier-tile.ts';

export type CourierLogoProps = {
  name: string;
  image_url?: string | null | undefined;
  /** The courier's own colour, `#rrggbb`; without one a quiet one of ours (courier-logo.css). */
  color?: string | null | undefined;
  /** Edge in px. */
  size?: number | undefined;
  /** Set when no name stands beside it. */
  label?: string | undefined;
};

/** A courier's picture over a tile with its initials, which shows when there is none or it does not load. Never stretched. */
export function CourierLogo({ name, image_url, color, size = 40, label }: CourierLogoProps) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <span
      className="s-courier"
      style={{
        width: `${size}px`,
        height: `${size}px`,
        // What is no colour a browser drops; the sheet's own stays then.
        backgroundColor: color ?? undefined,
        fontSize: `${Math.round(size * 0.34)}px`,
      }}
      {...named}
    >
      {initialsOf(name)}
      {image_url ? (
        <img
          key={image_url}
          src={image_url}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={(event) => (event.currentTarget.hidden = true)}
        />
      ) : null}
    </span>
  );
}
