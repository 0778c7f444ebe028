import { canCall } from '@sampan/api-client';
import type { Order } from '@sampan/contract';
import { Icon, iconAlert, iconClock, SkeletonRows } from '@sampan/ui';
import { useId, useState } from 'react';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { statusOf } from '../list/order-status-badge.tsx';
import { ClaimStatus } from './claim-status.tsx';
import { GivenInstruction } from './given-instruction.tsx';
import { ProblemForm } from './problem-form.tsx';
import { PickUpForm } from './pick-up-form.tsx';
import { momentDay } from './problem-text.ts';
import { RecipientContact } from './recipient-contact.tsx';
import { useClaim } from './use-claim.ts';
import { useProblem } from './use-problem.ts';
import './problem.css';

/** What was decided, and what a person decides on. */
const DECIDED = ['attempt_booked', 'address_corrected', 'return_booked', 'pick_up_booked'];
/** While the parcel is at its sender's, its recipient can do nothing about it. */
const AT_SENDER = ['pick_up_missed', 'pick_up_booked'];
const SHOWN = [...DECIDED, 'pick_up_missed', 'delayed', 'delivery_failed', 'returning', 'returned', 'lost'];

/** What happened to a parcel that needs somebody, how to reach its recipient, and what can be done (look-v2 3). */
export function OrderProblem({ order }: { order: Order }) {
  const locale = useLocale();
  const { t } = locale;
  const heading_id = useId();
  const { last_event, decide_by } = order;
  if (last_event?.status === 'completed') return <DeliveredClaim key={order.id} order={order} />;
  if (last_event === null || order.status === 'cancelled' || !SHOWN.includes(last_event.status)) return null;
  const is_decided = DECIDED.includes(last_event.status);
  return (
    <section className="c-problem" aria-labelledby={heading_id}>
      <header className={is_decided ? 'c-problem__head' : 'c-problem__head c-problem__head--open'}>
        <span className="c-problem__icon">
          <Icon shape={is_decided ? iconClock : iconAlert} size={20} />
        </span>
        <div>
          <h3 id={heading_id}>{statusOf(order, locale).word}</h3>
          {is_decided ? null : <p>{last_event.status_description}</p>}
          <p className="s-dim">{locale.formatMoment(last_event.created_at)}</p>
          {decide_by === null || is_decided ? null : (
            <p className="c-problem__due">
              <Icon shape={iconClock} size={16} />
              {t('problem.decide_by', { day: momentDay(locale.locale, locale.country, decide_by) })}
            </p>
          )}
        </div>
      </header>
      {AT_SENDER.includes(last_event.status) ? null : <RecipientContact order={order} />}
      <Decision key={order.id} order={order} />
    </section>
  );
}

/** Damage is seen when a delivered parcel is opened; most are not damaged, so it waits behind a line. */
function DeliveredClaim({ order }: { order: Order }) {
  const { t } = useLocale();
  const [is_open, setOpen] = useState(false);
  return (
    <details className="c-problem__more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('claim.delivered')}</summary>
      {is_open ? <Decision order={order} /> : null}
    </details>
  );
}

function Decision({ order }: { order: Order }) {
  const { t } = useLocale();
  const { problem, instruct, withdraw } = useProblem(order.id);
  const { claim, open } = useClaim(order.id);
  const may_instruct = canCall('instructCourier', useUser());
  const [changing, setChanging] = useState(false);
  // What is typed stays when reading it anew fails.
  if (problem.isLoadingError) return <LoadError title={t('state.error_title')} query={problem} />;
  if (claim.isLoadingError) return <LoadError title={t('state.error_title')} query={claim} />;
  if (problem.data === undefined || claim.data === undefined)
    return <SkeletonRows rows={4} rowHeight={64} label={t('common.loading')} />;
  if (claim.data.claim !== null) return <ClaimStatus claim={claim.data.claim} />;
  if (problem.data.instruction !== null && !changing)
    return (
      <GivenInstruction
        problem={problem.data}
        busy={withdraw.isPending}
        {...(may_instruct ? { onChange: () => setChanging(true), onWithdraw: () => withdraw.mutate() } : {})}
      />
    );
  if (!may_instruct) return null;
  if (problem.data.pick_up.obstacle === null)
    return (
      <PickUpForm
        order={order}
        problem={problem.data}
        busy={instruct.isPending}
        error={instruct.error}
        onInstruct={(body, others) => instruct.mutate({ body, others }, { onSuccess: () => setChanging(false) })}
      />
    );
  return (
    <ProblemForm
      order={order}
      problem={problem.data}
      claim={claim.data}
      busy={instruct.isPending || open.isPending}
      error={instruct.error ?? open.error}
      onInstruct={(body) => instruct.mutate({ body }, { onSuccess: () => setChanging(false) })}
      onClaim={(body) => open.mutate(body)}
    />
  );
}
