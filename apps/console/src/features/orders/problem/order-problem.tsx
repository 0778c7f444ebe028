import { canCall } from '@sampan/api-client';
import type { DeliveryAttempt, Order } from '@sampan/contract';
import { Banner, Button, Icon, iconAlert, iconClock, SkeletonRows } from '@sampan/ui';
import { useId, useState } from 'react';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { statusOf } from '../list/order-status-badge.tsx';
import { dayText, windowText } from './attempt-text.ts';
import { AttemptForm } from './attempt-form.tsx';
import { RecipientContact } from './recipient-contact.tsx';
import { useAttempt } from './use-attempt.ts';
import './problem.css';

/** What a person decides on, and what was decided. */
const SHOWN = ['delayed', 'delivery_failed', 'attempt_booked', 'returning', 'returned', 'lost'];

/** What happened to a parcel that needs somebody, how to reach its recipient, and what can be done (look-v2 3). */
export function OrderProblem({ order }: { order: Order }) {
  const locale = useLocale();
  const heading_id = useId();
  const { last_event } = order;
  const is_booked = last_event?.status === 'attempt_booked';
  if (last_event === null || order.status === 'cancelled' || !SHOWN.includes(last_event.status)) return null;
  return (
    <section className="c-problem" aria-labelledby={heading_id}>
      <header className={is_booked ? 'c-problem__head' : 'c-problem__head c-problem__head--open'}>
        <span className="c-problem__icon">
          <Icon shape={is_booked ? iconClock : iconAlert} size={20} />
        </span>
        <div>
          <h3 id={heading_id}>{statusOf(order, locale).word}</h3>
          <p>{last_event.status_description}</p>
          <p className="s-dim">{locale.formatMoment(last_event.created_at)}</p>
        </div>
      </header>
      <RecipientContact order={order} />
      <AnotherDelivery key={order.id} order={order} />
    </section>
  );
}

function AnotherDelivery({ order }: { order: Order }) {
  const { t } = useLocale();
  const { attempt, book, withdraw } = useAttempt(order.id);
  const may_book = canCall('bookDeliveryAttempt', useUser());
  const [changing, setChanging] = useState(false);
  if (attempt.isError) return <LoadError title={t('state.error_title')} query={attempt} />;
  if (attempt.data === undefined) return <SkeletonRows rows={2} rowHeight={56} label={t('common.loading')} />;
  const { obstacle, booked } = attempt.data;
  if (obstacle !== null) return <Obstacle attempt={attempt.data} />;
  if (booked !== null && !changing)
    return (
      <BookedAttempt
        booked={booked}
        busy={withdraw.isPending}
        {...(may_book ? { onChange: () => setChanging(true), onWithdraw: () => withdraw.mutate() } : {})}
      />
    );
  if (!may_book) return null;
  return (
    <div className="c-problem__choice">
      <h4>{t('attempt.title')}</h4>
      <p className="s-dim">{t('attempt.text')}</p>
      <AttemptForm
        attempt={attempt.data}
        busy={book.isPending}
        error={book.error}
        onBook={(wish) => book.mutate(wish, { onSuccess: () => setChanging(false) })}
      />
    </div>
  );
}

/** A choice that is not possible stays visible and says why. */
function Obstacle({ attempt }: { attempt: DeliveryAttempt }) {
  const { t } = useLocale();
  if (attempt.obstacle === null) return null;
  return (
    <div className="c-problem__choice">
      <h4>{t('attempt.title')}</h4>
      <p className="s-dim">{t(`attempt.obstacle_${attempt.obstacle}`, { phone: attempt.courier_phone })}</p>
    </div>
  );
}

interface BookedAttemptProps {
  booked: NonNullable<DeliveryAttempt['booked']>;
  busy: boolean;
  onChange?: () => void;
  onWithdraw?: () => void;
}

function BookedAttempt({ booked, busy, onChange, onWithdraw }: BookedAttemptProps) {
  const { t, language } = useLocale();
  const title = t('attempt.booked_title', { day: dayText(language, booked.day), time: windowText(booked.window) });
  return (
    <Banner tone="info" title={title}>
      {booked.booked_by === '' ? null : <p>{t('attempt.booked_by', { name: booked.booked_by })}</p>}
      {booked.note === '' ? null : <p>{booked.note}</p>}
      {onChange === undefined ? null : (
        <div className="c-problem__again">
          <Button size="sm" onClick={onChange}>
            {t('attempt.change')}
          </Button>
          <Button size="sm" variant="quiet" busy={busy} onClick={onWithdraw}>
            {t('attempt.withdraw')}
          </Button>
        </div>
      )}
    </Banner>
  );
}
