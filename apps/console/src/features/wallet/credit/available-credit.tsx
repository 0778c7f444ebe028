import { moneyText } from '@sampan/country-rules';
import { Skeleton } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useCredit } from './use-credit.ts';

/** What labels may still cost, where the balance of others stands (spec 6: post_billing accounts top nothing up). */
export function AvailableCredit() {
  const { t } = useLocale();
  const { data, isError } = useCredit();
  // Home says that it did not come.
  if (isError) return null;
  if (data === undefined) return <Skeleton width="72px" height={14} />;
  const amount = moneyText(data.available, data.currency);
  const used = t('credit.used_of', {
    used: moneyText(data.used, data.currency),
    limit: moneyText(data.limit, data.currency),
  });
  return (
    <Link to="/histories" className="c-balance" title={`${t('credit.left')} · ${used}`}>
      <span className="s-visually-hidden">{t('credit.left_of', { amount })}</span>
      <span aria-hidden="true" className="s-num">
        {amount}
      </span>
    </Link>
  );
}
