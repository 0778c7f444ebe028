import { useState } from 'react';
import { courierColour, initialsOf } from './courier-tile.ts';

export type CourierLogoProps = {
  name: string;
  image_url?: string | null | undefined;
  /** The courier's own colour, `#rrggbb`; without one the name decides. */
  color?: string | null | undefined;
  /** Edge in px. */
  size?: number | undefined;
  /** Set when no name stands beside it. */
  label?: string | undefined;
};

/** A courier's picture, or a tile with its initials when there is none or it does not load. Never stretched. */
export function CourierLogo({ name, image_url, color, size = 40, label }: CourierLogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const box = { width: `${size}px`, height: `${size}px` };
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  if (image_url !== undefined && image_url !== null && image_url !== '' && broken !== image_url) {
    return (
      <span className="s-courier s-courier--image" style={box} {...named}>
        <img
          src={image_url}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(image_url)}
        />
      </span>
    );
  }
  return (
    <span
      className="s-courier"
      style={{ ...box, background: courierColour(name, color), fontSize: `${Math.round(size * 0.34)}px` }}
      {...named}
    >
      {initialsOf(name)}
    </span>
  );
}
