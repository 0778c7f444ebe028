import type { BulkEstimateRow } from '@sampan/contract';
import { buttonClass, Icon, iconAlert } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { ORDER_STEPS } from '@sampan/stores/order-draft';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { reasonText } from '../../../shared/locale/reason-text.ts';

/** Parcels that cannot go, those with the same reason together, each with the way to its repair. */
export function LeftOut({ rows }: { rows: readonly BulkEstimateRow[] }) {
  const locale = useLocale();
  const { t } = locale;
  if (rows.length === 0) return null;
  const reasonOf = ({ missing, reasons }: BulkEstimateRow) =>
    reasons[0] !== undefined
      ? reasonText(locale, reasons[0])
      : missing.length > 0
        ? t('order.missing', { count: missing.length })
        : t('bulk.no_price');
  const groups = Map.groupBy(rows, reasonOf);
  return (
    <section className="c-left-out" aria-labelledby="left-out">
      <div className="c-left-out__head">
        <Icon shape={iconAlert} size={20} />
        <h2 id="left-out">{t('bulk.left_out', { count: rows.length })}</h2>
        <span className="s-dim">{t('bulk.left_out_text')}</span>
      </div>
      {[...groups].map(([reason, group]) => (
        <div key={reason} className="c-left-out__group">
          <p>{group.length > 1 ? `${group.length} × ${reason}` : reason}</p>
          <ul>
            {group.map((row) => (
              <li key={row.reference_id}>
                <span>
                  <strong>{row.recipient_name === '' ? t('order.no_recipient') : row.recipient_name}</strong>{' '}
                  <span className="s-dim s-num">{row.number}</span>
                </span>
                {row.order_id === null || row.reasons.some(({ code }) => UNFIXABLE.has(code)) ? null : (
                  <Link
                    to="/orders/create_label/$step"
                    params={{ step: ORDER_STEPS[stepOf(row)].path }}
                    search={{ order_id: row.order_id }}
                    className={buttonClass({ size: 'sm' })}
                    aria-label={`${t('bulk.fix')}: ${row.number}`}
                  >
                    {t('bulk.fix')}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** A bought or archived parcel has nothing to repair, and one from abroad nothing that an address would change. */
const UNFIXABLE = new Set(['not_found', 'order_locked', 'origin_abroad']);

/** What lacks is in the addresses, or in the package. */
function stepOf({ missing }: BulkEstimateRow): 0 | 1 {
  return missing.length > 0 && missing.every((path) => !path.includes('address')) ? 1 : 0;
}
