import type { Claim } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { Banner, type BannerTone, PhotoStrip } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { dayText } from './problem-text.ts';

const TONES: Record<Claim['state'], BannerTone> = {
  sent: 'info',
  approved: 'success',
  refused: 'danger',
  paid: 'success',
};

/** What a claim asks for, and the answer: sent, answered, paid (look-v2 3). */
export function ClaimStatus({ claim }: { claim: Claim }) {
  const { t, locale } = useLocale();
  const amount = claim.granted === null ? '' : moneyText(claim.granted, claim.currency);
  const said = {
    sent: t('claim.sent_text'),
    approved: t('claim.approved_text', { amount, day: claim.pay_by === null ? '' : dayText(locale, claim.pay_by) }),
    refused: claim.answer,
    paid: t('claim.paid_text', { amount }),
  };
  return (
    <Banner tone={TONES[claim.state]} title={t(`claim.state_${claim.state}`)}>
      <p>{said[claim.state]}</p>
      <p>
        {`${t(`claim.reason_${claim.reason}`)} · ${moneyText(claim.value, claim.currency)}`}
        {claim.opened_by === '' ? '' : ` · ${t('claim.opened_by', { name: claim.opened_by })}`}
      </p>
      <p>{claim.description}</p>
      {claim.photos.length === 0 ? null : <ClaimPhotos claim={claim} />}
    </Banner>
  );
}

function ClaimPhotos({ claim }: { claim: Claim }) {
  const { t } = useLocale();
  return (
    <PhotoStrip
      urls={claim.photos.map(({ link }) => link)}
      labels={{
        title: t('claim.photos'),
        photo: (number, total) => t('adjustment.photo_of', { number, total }),
        close: t('common.close'),
        previous: t('common.previous'),
        next: t('common.next'),
      }}
    />
  );
}
