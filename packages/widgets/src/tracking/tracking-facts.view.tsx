import type { DeliveryWish, Party, TrackingInfo } from '@sampan/contract';
import type { Translate } from '@sampan/messages';
import { CopyButton, RatingButtons } from '@sampan/ui';
import type { ReactNode } from 'react';
import type { TrackingStore } from '@sampan/stores/tracking';
import { useStore } from '../shell/use-store.ts';

interface TrackingFactsProps {
  info: TrackingInfo;
  model: TrackingStore;
  t: Translate;
  isMobile: boolean;
}

/** What only the parcel's own company sees: link, numbers, people, addresses, rating (spec 2). */
export function TrackingFacts({ info, model, t }: TrackingFactsProps): ReactNode {
  const order_number = info.reference_id ?? info.number;
  return (
    <section className="s-tracking__facts">
      <div className="s-tracking__link">
        <span className="s-tracking__url">{info.tracking_url}</span>
        <CopyButton
          text={info.tracking_url}
          label={t('tracking.copy_url')}
          copiedLabel={t('tracking.copied_url')}
          size="sm"
        />
      </div>
      <dl className="s-tracking__list">
        {info.tracking_code === null ? null : <Fact label={t('tracking.number')}>{info.tracking_code}</Fact>}
        <Fact label={t('tracking.order_number')}>
          {order_number}
          {order_number === info.number ? null : (
            <small>{t('tracking.internal_number', { number: info.number })}</small>
          )}
        </Fact>
        <Person
          label={t('tracking.sender')}
          address_label={t('tracking.pick_up_address')}
          party={info.billing_address}
        />
        <Person
          label={t('tracking.recipient')}
          address_label={t('tracking.delivery_address')}
          party={info.shipping_address}
        />
        {info.delivery_wish === null ? null : <Wish wish={info.delivery_wish} t={t} />}
      </dl>
      {info.status === 'completed' ? <Rating info={info} model={model} t={t} /> : null}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="s-tracking__fact">
      <dt>{label}</dt>
      <dd className="s-num">{children}</dd>
    </div>
  );
}

function Person({ label, address_label, party }: { label: string; address_label: string; party: Party | null }) {
  if (party === null) return null;
  return (
    <>
      <Fact label={label}>{party.name}</Fact>
      <Fact label={address_label}>{party.coordinate.formatted_address}</Fact>
    </>
  );
}

/** What the recipient told the driver, and whether the courier took it. */
function Wish({ wish: { place, note, state }, t }: { wish: DeliveryWish; t: Translate }) {
  return (
    <Fact label={t('tracking.wish')}>
      {t(`tracking.wish_${place}`)}
      {note === '' ? null : <small>{note}</small>}
      {state === 'told' ? null : <small>{t(`tracking.wish_${state}`)}</small>}
    </Fact>
  );
}

function Rating({ info, model, t }: Omit<TrackingFactsProps, 'isMobile'>) {
  const { sending, thanks, failed } = useStore(model.$rating);
  if (!model.may_rate && info.rating === null) return null;
  return (
    <div className="s-tracking__rating">
      <RatingButtons
        rating={info.rating}
        sending={sending}
        thanks={thanks ? t('rating.thank_you') : undefined}
        labels={{ question: t('rating.title'), good: t('rating.positive'), bad: t('rating.negative') }}
        onRate={(value) => void model.rate(value)}
      />
      {failed ? <p role="alert">{t('state.error_text')}</p> : null}
    </div>
  );
}
