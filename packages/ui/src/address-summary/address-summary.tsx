import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { iconMapPin } from '../icon/icon-shapes.ts';

export type AddressSummaryProps = {
  /** "Pick-up address". */
  heading?: ReactNode | undefined;
  name: string;
  phone?: string | undefined;
  /** One line of text; up to 141 characters show whole. */
  address: string;
  /** Edit, Change. */
  action?: ReactNode | undefined;
  /** An icon shape before the text. */
  icon?: string | undefined;
};

/** Who and where, in a card. Real addresses are 90 to 141 characters long: they wrap and are never cut. */
export function AddressSummary({ heading, name, phone, address, action, icon = iconMapPin }: AddressSummaryProps) {
  return (
    <div className="s-address-card">
      <Icon shape={icon} className="s-address-card__icon" />
      <div className="s-address-card__text">
        {heading === undefined ? null : <div className="s-address-card__heading">{heading}</div>}
        <div className="s-address-card__name">
          {name}
          {phone === undefined || phone === '' ? null : <span className="s-address-card__phone s-num">{phone}</span>}
        </div>
        <div className="s-address-card__lines">{address}</div>
      </div>
      {action === undefined ? null : <div className="s-address-card__action">{action}</div>}
    </div>
  );
}
