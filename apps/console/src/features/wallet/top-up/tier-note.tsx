import { formatMoney, rulesOf, topUpTier, type CountryCode } from '@sampan/country-rules';
import { Icon, iconGift } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';

/** Which free credit the amount is near or has reached (spec section 9 'Malaysia bonus tiers'); nothing where there are no tiers. */
export function TierNote({ country, amount_minor }: { country: CountryCode; amount_minor: number }) {
  const { t } = useLocale();
  const standing = topUpTier(country, amount_minor);
  if (standing === null) return null;
  const tier = standing.next ?? standing.reached;
  if (tier === null) return null;
  const percent = String(tier.basis_points / 100);
  return (
    <p className={standing.next === null ? 'c-top-up__tier c-top-up__tier--won' : 'c-top-up__tier'}>
      <Icon shape={iconGift} size={16} />
      {standing.next === null
        ? t('top_up.congratulations', { percent })
        : t('top_up.unlock', { amount: tierAmount(tier.from_minor, country), percent })}
    </p>
  );
}

/** 'Top up 300 to unlock 15% free credit': whole amounts stand without currency and decimals, as the section writes them. */
function tierAmount(from_minor: number, country: CountryCode): string {
  const whole = from_minor / 100;
  return Number.isInteger(whole) ? String(whole) : formatMoney(from_minor, rulesOf(country).currency);
}
