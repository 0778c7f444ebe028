import type { LedgerReport } from '@sampan/contract';
import { TableFrame } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';

/** Fields with prices that clients sent and the server left out of account. */
export function PriceClaims({ claims }: { claims: LedgerReport['price_claims'] }) {
  const locale = useLocale();
  const { t } = locale;
  return (
    <section>
      <div>
        <h3>{t('ledger.claims')}</h3>
        <p className="s-muted">{claims.length === 0 ? t('ledger.claims_none') : t('ledger.claims_text')}</p>
      </div>
      {claims.length === 0 ? null : (
        <TableFrame label={t('ledger.claims')} compact>
          <thead>
            <tr>
              <th scope="col">{t('ledger.call')}</th>
              <th scope="col">{t('ledger.field')}</th>
              <th scope="col" className="s-table__end">
                {t('ledger.times')}
              </th>
              <th scope="col" className="s-table__end">
                {t('ledger.callers')}
              </th>
              <th scope="col">{t('ledger.last')}</th>
            </tr>
          </thead>
          <tbody>
            {claims.map(({ endpoint, field, times, callers, last_at }) => (
              <tr key={`${endpoint} ${field}`}>
                <td data-lead="">
                  <code>{endpoint}</code>
                </td>
                <td data-label={t('ledger.field')}>
                  <code>{field}</code>
                </td>
                <td data-label={t('ledger.times')} className="s-num s-table__end">
                  {locale.formatNumber(times)}
                </td>
                <td data-label={t('ledger.callers')} className="s-num s-table__end">
                  {locale.formatNumber(callers)}
                </td>
                <td data-label={t('ledger.last')} className="s-num">
                  {locale.formatTrackingDateTime(last_at)}
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </section>
  );
}
