import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { iconAlert, iconCheck, iconClock, iconInfo, iconX } from '../icon/icon-shapes.ts';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

const ICONS: Readonly<Record<BannerTone, string>> = {
  info: iconInfo,
  success: iconCheck,
  warning: iconClock,
  danger: iconAlert,
};

export type BannerProps = {
  tone?: BannerTone | undefined;
  title?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** A button: Retry, Verify, Undo. */
  action?: ReactNode | undefined;
  /** An id support can look up, shown with a copy button. */
  reference?: { label: string; id: string; copyLabel: string; copiedLabel: string } | undefined;
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
  icon?: string | undefined;
};

/** A message that stays until it is dealt with. `danger` is read at once, the others politely. */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  reference,
  onDismiss,
  dismissLabel,
  icon,
}: BannerProps) {
  return (
    <div
      className={classNames('s-banner', `s-banner--${tone}`)}
      role={tone === 'danger' ? 'alert' : 'status'}
      part="banner"
    >
      <Icon shape={icon ?? ICONS[tone]} className="s-banner__icon" />
      <div className="s-banner__text">
        {title === undefined ? null : <strong className="s-banner__title">{title}</strong>}
        {children === undefined ? null : <div>{children}</div>}
        {reference === undefined ? null : (
          <div className="s-banner__reference">
            {reference.label} <code>{reference.id}</code>
            <CopyButton text={reference.id} label={reference.copyLabel} copiedLabel={reference.copiedLabel} iconOnly />
          </div>
        )}
      </div>
      {action === undefined ? null : <div className="s-banner__action">{action}</div>}
      {onDismiss === undefined || dismissLabel === undefined ? null : (
        <IconButton icon={iconX} label={dismissLabel} size="sm" className="s-banner__close" onClick={onDismiss} />
      )}
    </div>
  );
}
