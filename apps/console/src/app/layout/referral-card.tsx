import { formatMoney, rulesOf } from '@sampan/country-rules';
import { CopyButton, Icon, iconGift } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';

/** Refer a friend: the offer and the invite code. Hidden in PH, ID and VN (spec sections 2 and 9). */
export function ReferralCard() {
  const { t } = useLocale();
  const user = useUser();
  const { referral } = rulesOf(user.country_code);
  if (!referral.is_visible || user.invite_code === '') return null;
  const amount = formatMoney(referral.credit.amount_minor, referral.credit.currency);
  return (
    <section className="c-refer" aria-labelledby="refer-title">
      <h2 id="refer-title" className="c-refer__title">
        <Icon shape={iconGift} size={16} />
        {t('shell.refer_title')}
      </h2>
      <p className="c-refer__text">{t('shell.refer_text', { amount })}</p>
      <div className="c-refer__code">
        <code title={t('shell.refer_code')}>{user.invite_code}</code>
        <CopyButton text={user.invite_code} label={t('common.copy')} copiedLabel={t('common.copied')} iconOnly />
      </div>
      <CopyButton
        text={`${window.location.origin}/auth/register?ref=${user.invite_code}`}
        label={t('refer.copy_link')}
        copiedLabel={t('common.copied')}
      />
    </section>
  );
}
