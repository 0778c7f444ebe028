import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { statusStyleOf } from './status-style.ts';

export type StatusBadgeProps = {
  /** A status of the wire, or one of the kit's own (`exception`, `failed`, `awaiting_payment`, `pick_up`). */
  status: string;
  /** The word, for example "In transit": colour alone never tells the state. */
  label: ReactNode;
  className?: string | undefined;
};

/** Icon, word and colour of one status. COD is a `Tag`, not a status. */
export function StatusBadge({ status, label, className }: StatusBadgeProps) {
  const look = statusStyleOf(status);
  return (
    <span className={classNames('s-status', `s-status--${look.tone}`, className)} part="status" data-status={status}>
      <Icon shape={look.icon} size={14} />
      <span className="s-status__word">{label}</span>
    </span>
  );
}
