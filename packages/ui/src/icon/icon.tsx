export type IconProps = {
  /** One of the `icon…` shapes: `<Icon shape={iconTruck} />`. */
  shape: string;
  /** Edge in px; 18 beside body text, 14 in badges. */
  size?: number | undefined;
  /** What the icon says when no words stand beside it; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/** A line icon in the colour of the text around it. */
export function Icon({ shape, size = 18, label, className }: IconProps) {
  return (
    <svg
      className={className === undefined ? 's-icon' : `s-icon ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size <= 14 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={shape} />
    </svg>
  );
}
