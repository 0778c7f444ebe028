import type { LedgerCheck } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { TableFrame, Tag } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';

/** What the last check counted and found, and those before it. */
export function LedgerChecks({ last, earlier }: { last: LedgerCheck; earlier: readonly LedgerCheck[] }) {
  const locale = useLocale();
  const { t } = locale;
  const differing = last.differences.filter(({ amount }) => amount !== 0);
  const facts: [string, string][] = [
    [t('ledger.last'), locale.formatTrackingDateTime(last.at)],
    [t('ledger.cause'), t(`ledger.cause_${last.cause}`)],
    [
      t('ledger.entries'),
      t('ledger.took', { entries: locale.formatNumber(last.entries), seconds: locale.formatNumber(last.seconds, 2) }),
    ],
    [
      t('ledger.difference'),
      differing.length === 0 ? '0' : differing.map(({ amount, currency }) => moneyText(amount, currency)).join(', '),
    ],
    [t('ledger.wrong_accounts'), locale.formatNumber(last.wrong_accounts_total)],
    [t('ledger.wrong_entries'), locale.formatNumber(last.wrong_entries)],
    [t('ledger.wrong_journals'), locale.formatNumber(last.wrong_journals)],
    [t('ledger.wrong_days'), locale.formatNumber(last.wrong_days)],
  ];
  return (
    <section>
      <dl className="c-ledger-check__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="s-num">{value}</dd>
          </div>
        ))}
      </dl>
      {last.wrong_accounts.length === 0 ? null : <p className="s-num">{last.wrong_accounts.join(', ')}</p>}
      {earlier.length === 0 ? null : (
        <>
          <h3>{t('ledger.earlier')}</h3>
          <TableFrame label={t('ledger.earlier')} compact>
            <thead>
              <tr>
                <th scope="col">{t('ledger.when')}</th>
                <th scope="col">{t('ledger.cause')}</th>
                <th scope="col" className="s-table__end">
                  {t('ledger.entries')}
                </th>
                <th scope="col">{t('ledger.result')}</th>
              </tr>
            </thead>
            <tbody>
              {earlier.map((check) => (
                <tr key={check.id}>
                  <td data-lead="" className="s-num">
                    {locale.formatTrackingDateTime(check.at)}
                  </td>
                  <td data-label={t('ledger.cause')}>{t(`ledger.cause_${check.cause}`)}</td>
                  <td data-label={t('ledger.entries')} className="s-num s-table__end">
                    {locale.formatNumber(check.entries)}
                  </td>
                  <td data-label={t('ledger.result')}>
                    <Tag tone={check.is_sound ? 'success' : 'danger'}>
                      {check.is_sound ? t('ledger.sound') : t('ledger.wrong')}
                    </Tag>
                  </td>
                </tr>
              ))}
            </tbody>
          </TableFrame>
        </>
      )}
    </section>
  );
}
