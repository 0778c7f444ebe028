import { canCall } from '@sampan/api-client';
import type { Order } from '@sampan/contract';
import { formatTimeSlot, moneyText } from '@sampan/country-rules';
import { buttonClass, Tag } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { STATE_LABELS, toneOf } from '../../cod/cod-state-labels.ts';
import { useCodDay } from '../../cod/use-cod-day.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import type { CellProps } from './order-columns.tsx';
import './later-cells.css';

/** How a parcel gets to its courier, and when it is collected. */
function HandOverCell({ order }: { order: Order }) {
  const { t, formatWireDate } = useLocale();
  const { pick_up_date: day, pick_up_time_slot_from: from, pick_up_time_slot_to: to } = order;
  const when = [
    day === null ? null : formatWireDate(day),
    from === null || to === null ? null : formatTimeSlot(from, to),
  ].filter((part) => part !== null);
  return (
    <>
      <span>{t(`order.delivery_${order.delivery_type}`)}</span>
      {order.delivery_type === 'drop_off' || when.length === 0 ? null : <small>{when.join(', ')}</small>}
    </>
  );
}

/** The last word about a parcel, and when it came. */
function LastEventCell({ order }: { order: Order }) {
  const { t, formatMoment } = useLocale();
  if (order.last_event === null) return <span className="s-dim">{t(`status.${order.status}`)}</span>;
  return (
    <>
      <span>{order.last_event.status_description}</span>
      <small>{formatMoment(order.last_event.created_at)}</small>
    </>
  );
}

/** The cash of a parcel, and how far it has come. */
function CashCell({ order }: { order: Order }) {
  const { t } = useLocale();
  const state = order.cod_state ?? 'not_shipped';
  return (
    <>
      <strong className="c-parcel__cash">{moneyText(order.expected_cod_collection, order.currency)}</strong>
      <Tag tone={toneOf(state)}>{t(STATE_LABELS[state])}</Tag>
      <CashDay id={order.id} />
    </>
  );
}

/** When the shop gets it (look-v2 12); its line is kept until that is known. */
function CashDay({ id }: { id: string }) {
  const { t, formatWireDate } = useLocale();
  const day = useCodDay(id);
  if (day?.when === 'none') return null;
  return (
    <small title={t('cod.day')}>
      {day ? t(`cod.day_${day.when}`, { day: day.day === null ? '' : formatWireDate(day.day) }) : <>&nbsp;</>}
    </small>
  );
}

/** The day after which the courier goes ahead, and the step that most parcels need. */
function DecideCell({ order }: { order: Order }) {
  const { t, formatDate } = useLocale();
  const is_missed = order.last_event?.status === 'pick_up_missed';
  const may_decide = canCall('instructCourier', useUser());
  if (order.decide_by === null && !is_missed) return '–';
  const verb = t(!may_decide ? 'home.problem_verb' : is_missed ? 'home.missed_pick_up_verb' : 'problem.attempt');
  return (
    <>
      {order.decide_by === null ? null : <span>{formatDate(order.decide_by)}</span>}
      <Link
        to="."
        search={(search: object) => ({ ...search, order: order.id })}
        className={buttonClass({ size: 'sm' })}
        aria-label={`${verb}: ${order.number}`}
        resetScroll={false}
      >
        {verb}
      </Link>
    </>
  );
}

/** The cell of a column that few lists show: fetched with the first of them. */
export function LaterCell({ order, id }: CellProps) {
  if (id === 'hand_over') return <HandOverCell order={order} />;
  if (id === 'cash') return <CashCell order={order} />;
  return id === 'decide' ? <DecideCell order={order} /> : <LastEventCell order={order} />;
}
