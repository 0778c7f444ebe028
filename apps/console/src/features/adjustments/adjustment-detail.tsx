import type { Adjustment } from '@sampan/contract';
import { PhotoStrip } from '@sampan/ui';
import type { ReactNode } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { AdjustmentStateTag } from './adjustment-state.tsx';
import { signedMoney } from './adjustment-table.tsx';
import { PriceCompare } from './price-compare.tsx';
import { WeightCompare } from './weight-compare.tsx';

export interface AdjustmentDetailProps {
  adjustment: Adjustment;
  /** The way to the parcel, for who may open it. */
  parcel: ReactNode;
  /** What can be done, beside the amount. */
  actions: ReactNode;
}

/** One adjustment with all it rests on: the amount, both weights, both prices, the photos, what was said. */
export function AdjustmentDetail({ adjustment, parcel, actions }: AdjustmentDetailProps) {
  const { t } = useLocale();
  return (
    <>
      <section className="c-card c-adjustments__card">
        <div className="c-adjustments__lead">
          <h2>{t('adjustment.of_parcel', { number: adjustment.order_number })}</h2>
          <AdjustmentStateTag state={adjustment.state} />
        </div>
        <p className="c-adjustments__amount s-num">{signedMoney(adjustment.amount, adjustment.currency)}</p>
        <StateSentence adjustment={adjustment} />
        <div className="c-adjustments__actions">{actions}</div>
      </section>
      <div className="c-adjustments__columns">
        <WeightCompare adjustment={adjustment} />
        <PriceCompare adjustment={adjustment} />
        <Facts adjustment={adjustment} parcel={parcel} />
        <Photos adjustment={adjustment} />
      </div>
    </>
  );
}

/** What the state means for whoever reads it, and when. */
function StateSentence({ adjustment }: { adjustment: Adjustment }) {
  const { t, formatMoment } = useLocale();
  const { state, outcome, respond_by, booked_at, reversed_at, disputed_at, decided_at } = adjustment;
  const date = (at: number | null) => (at === null ? '' : formatMoment(at));
  const sentence = {
    open: t('adjustment.says_open', { date: date(respond_by) }),
    disputed: t('adjustment.says_disputed', { date: date(disputed_at) }),
    due: t('adjustment.says_due'),
    charged:
      outcome === 'lapsed'
        ? t('adjustment.says_lapsed', { date: date(booked_at) })
        : outcome === 'upheld'
          ? t('adjustment.says_upheld', { date: date(booked_at) })
          : t('adjustment.says_charged', { date: date(booked_at) }),
    credited: t('adjustment.says_credited', { date: date(booked_at) }),
    withdrawn: t('adjustment.says_withdrawn', { date: date(decided_at) }),
    reversed: t('adjustment.says_reversed', { date: date(reversed_at) }),
  }[state];
  return <p>{sentence}</p>;
}

function Facts({ adjustment, parcel }: { adjustment: Adjustment; parcel: ReactNode }) {
  const { t, formatMoment } = useLocale();
  const facts: (readonly [string, ReactNode])[] = [
    [t('adjustment.parcel'), parcel],
    [t('adjustment.tracking_code'), adjustment.tracking_code],
    [t('adjustment.courier'), `${adjustment.courier.name} · ${adjustment.service_name}`],
    [t('adjustment.courier_reference'), adjustment.courier_reference],
    [t('adjustment.opened'), formatMoment(adjustment.created_at)],
    ...(adjustment.note === '' ? [] : [[t('adjustment.note'), adjustment.note] as const]),
    ...(adjustment.dispute_reason === '' ? [] : [[t('adjustment.reason'), adjustment.dispute_reason] as const]),
    ...(adjustment.decision_note === '' ? [] : [[t('adjustment.decision'), adjustment.decision_note] as const]),
  ];
  return (
    <section className="c-card" aria-labelledby="facts-title">
      <h3 id="facts-title">{t('adjustment.facts')}</h3>
      <dl className="c-adjustments__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Photos({ adjustment }: { adjustment: Adjustment }) {
  const { t } = useLocale();
  const of = (by: 'courier' | 'merchant') =>
    adjustment.photos.filter((photo) => photo.by === by).map(({ link }) => link);
  const groups = [
    [t('adjustment.photos_courier'), of('courier')],
    [t('adjustment.photos_merchant'), of('merchant')],
  ] as const;
  return (
    <section className="c-card" aria-labelledby="photos-title">
      <h3 id="photos-title">{t('adjustment.photos')}</h3>
      {adjustment.photos.length === 0 ? <p className="s-muted">{t('adjustment.no_photos')}</p> : null}
      {groups.map(([title, urls]) =>
        urls.length === 0 ? null : (
          <div key={title} className="c-stack">
            <p className="s-muted">{title}</p>
            <PhotoStrip
              urls={urls}
              labels={{
                title,
                photo: (number, total) => t('adjustment.photo_of', { number, total }),
                close: t('common.close'),
                previous: t('common.previous'),
                next: t('common.next'),
              }}
            />
          </div>
        ),
      )}
    </section>
  );
}
