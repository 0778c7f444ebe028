import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type TagTone = 'neutral' | 'success' | 'info' | 'warning' | 'danger' | 'cod';

export type TagProps = {
  /** `cod` is the amber outline of cash on delivery. */
  tone?: TagTone | undefined;
  children: ReactNode;
};

/** A word beside a name: Recommended, Cheapest, COD, Default. Not a status. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={classNames('s-tag', `s-tag--${tone}`)}>{children}</span>;
}
