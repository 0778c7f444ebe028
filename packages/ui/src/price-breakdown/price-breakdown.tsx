import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type PriceLine = {
  id: string;
  label: ReactNode;
  /** Already formatted, with its currency: "S$ 6.50". A discount brings its minus. */
  amount: ReactNode;
  /** A quieter line under the label. */
  note?: ReactNode | undefined;
  /** Discounts and free credit. */
  reduces?: boolean | undefined;
};

export type PriceBreakdownProps = {
  lines: readonly PriceLine[];
  /** The sum of the lines; the caller's arithmetic, shown last and strong. */
  total?:
    | { label: ReactNode; amount: ReactNode; struck?: ReactNode | undefined; note?: ReactNode | undefined }
    | undefined;
};

/** A price with its parts, so that anybody can add it up. */
export function PriceBreakdown({ lines, total }: PriceBreakdownProps) {
  return (
    <dl className="s-price s-num" part="price">
      {lines.map((line) => (
        <div key={line.id} className={classNames('s-price__line', line.reduces === true && 's-price__line--reduces')}>
          <dt>
            {line.label}
            {line.note === undefined ? null : <small>{line.note}</small>}
          </dt>
          <dd>{line.amount}</dd>
        </div>
      ))}
      {total === undefined ? null : (
        <div className="s-price__line s-price__total">
          <dt>
            {total.label}
            {total.note === undefined ? null : <small>{total.note}</small>}
          </dt>
          <dd>
            {total.struck === undefined ? null : <s>{total.struck}</s>} {total.amount}
          </dd>
        </div>
      )}
    </dl>
  );
}
