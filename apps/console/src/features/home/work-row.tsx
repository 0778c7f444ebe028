import { Icon, iconChevronRight } from '@sampan/ui';
import type { ReactNode } from 'react';

export type WorkTone = 'bad' | 'warn' | 'info' | 'good';

export interface WorkRowProps {
  icon: string;
  tone: WorkTone;
  title: string;
  detail?: ReactNode;
  /** A button or a link in the class it is given; on a phone all of the row is its target, unless it is the main one. */
  renderVerb: (className: string) => ReactNode;
  is_main: boolean;
}

/** One piece of work: the fact, a detail and the verb. */
export function WorkRow({ icon, tone, title, detail, renderVerb, is_main }: WorkRowProps) {
  return (
    <li className={is_main ? 'c-work__row c-work__row--main' : 'c-work__row'}>
      <span className={`c-work__mark c-work__mark--${tone}`}>
        <Icon shape={icon} size={20} />
      </span>
      <div className="c-work__text">
        <strong>{title}</strong>
        {detail === undefined || detail === '' ? null : <p>{detail}</p>}
      </div>
      {renderVerb('c-work__verb')}
      {is_main ? null : <Icon shape={iconChevronRight} size={18} className="c-work__go" />}
    </li>
  );
}
