import { canCall } from '@sampan/api-client';
import type { BalanceSetting, Today } from '@sampan/contract';
import { formatTimeSlot, moneyText } from '@sampan/country-rules';
import {
  Button,
  buttonClass,
  Icon,
  iconAlert,
  iconBox,
  iconCash,
  iconCheck,
  iconEdit,
  iconPlus,
  iconPrint,
  iconStore,
  iconTag,
  iconWallet,
} from '@sampan/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useLocale } from '../../shared/locale/locale.tsx';
import { mayAddOrder } from '../../shared/session/may-add-order.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { keepComparedParcels } from '../orders/bulk/compared-parcels.ts';
import { mainOf, type WorkKind } from './work-items.ts';
import { WorkRow, type WorkTone } from './work-row.tsx';
import { workText } from './work-text.ts';
import './work-list.css';

const LOOKS = {
  problem: { icon: iconAlert, tone: 'bad' },
  missed_pick_up: { icon: iconAlert, tone: 'bad' },
  adjustment: { icon: iconTag, tone: 'warn' },
  buy: { icon: iconBox, tone: 'info' },
  print: { icon: iconPrint, tone: 'info' },
  balance: { icon: iconWallet, tone: 'warn' },
  incomplete: { icon: iconEdit, tone: 'warn' },
  unconfirmed: { icon: iconCash, tone: 'warn' },
  store: { icon: iconStore, tone: 'bad' },
} as const satisfies Record<WorkKind, { icon: string; tone: WorkTone }>;

/** Where the verb of a piece of work leads. */
const PLACES = {
  problem: { to: '/orders/$list', params: { list: 'in-transit' }, search: { problem: 'true' } },
  missed_pick_up: { to: '/orders/$list', params: { list: 'pick-up' }, search: { problem: 'true' } },
  adjustment: { to: '/histories/adjustments', search: {} },
  print: { to: '/orders/$list', params: { list: 'pick-up' }, search: { unprinted: 'true' } },
  balance: { to: '/home/top-up' },
  incomplete: { to: '/orders/$list', params: { list: 'new' }, search: {} },
  unconfirmed: { to: '/orders/$list', params: { list: 'new' }, search: { unconfirmed: 'true' } },
  store: { to: '/stores', search: {} },
} as const;

export interface WorkListProps {
  today: Today;
  work: readonly WorkKind[];
  balance: BalanceSetting | undefined;
  /** The company never sent anything. */
  is_new: boolean;
}

/** What to do now, the most urgent first, each with its verb; what is done folds into one line (look-v2 7). */
export function WorkList({ today, work, balance, is_new }: WorkListProps) {
  const locale = useLocale();
  const { t } = locale;
  const navigate = useNavigate();
  const main = mainOf(work);
  const may_instruct = canCall('instructCourier', useUser());
  const compare = () => {
    keepComparedParcels(today.to_buy.order_ids);
    void navigate({ to: '/orders/compare' });
  };
  return (
    <section className="c-work" aria-labelledby="work-title">
      <h2 id="work-title" className="s-visually-hidden">
        {t('home.work')}
      </h2>
      <ul className="c-work__rows">
        {work.map((kind) => {
          const is_main = kind === main;
          const { title, detail, verb } =
            kind === 'balance' ? lowBalanceText(balance, locale) : workText(kind, today, locale, may_instruct);
          const look = is_main ? { variant: 'primary' as const } : {};
          return (
            <WorkRow
              key={kind}
              {...LOOKS[kind]}
              title={title}
              detail={detail}
              is_main={is_main}
              renderVerb={(className) =>
                kind === 'buy' ? (
                  <Button size="sm" {...look} className={className} onClick={compare}>
                    {verb}
                  </Button>
                ) : (
                  <Link {...PLACES[kind]} className={`${buttonClass({ size: 'sm', ...look })} ${className}`}>
                    {verb}
                  </Link>
                )
              }
            />
          );
        })}
        {work.length === 0 ? <NothingToDo today={today} is_new={is_new} /> : null}
      </ul>
      <Done today={today} />
    </section>
  );
}

function lowBalanceText(balance: BalanceSetting | undefined, { t }: ReturnType<typeof useLocale>) {
  return {
    title: t('top_up.low_title'),
    detail:
      balance === undefined
        ? ''
        : t('home.balance_detail', { threshold: moneyText(balance.low_balance.threshold, balance.currency) }),
    verb: t('top_up.button'),
  };
}

/** A sentence instead of an empty card; for a newcomer, the first step. */
function NothingToDo({ today, is_new }: { today: Today; is_new: boolean }) {
  const { t } = useLocale();
  const user = useUser();
  const { pick_up } = today;
  const may_start = is_new && mayAddOrder(user);
  const comes_today = pick_up !== null && pick_up.date === today.date && pick_up.from !== null;
  return (
    <li className="c-work__row c-work__row--main">
      <span className={`c-work__mark c-work__mark--${may_start ? 'info' : 'good'}`}>
        <Icon shape={may_start ? iconPlus : iconCheck} size={20} />
      </span>
      <div className="c-work__text">
        <strong>
          {may_start
            ? t('home.action_first')
            : comes_today
              ? t('home.all_done_driver', { time: formatTimeSlot(pick_up.from) })
              : t('home.all_done')}
        </strong>
      </div>
      {may_start ? (
        <Link
          to="/orders/create_label/$step"
          params={{ step: '1+customer_address' }}
          search={{ new: 'true' }}
          className={`${buttonClass({ size: 'sm' })} c-work__verb`}
        >
          {t('order.empty_action')}
        </Link>
      ) : null}
    </li>
  );
}

function Done({ today }: { today: Today }) {
  const locale = useLocale();
  const { t } = locale;
  const user = useUser();
  const { bought, printed } = today.done;
  if (bought + printed === 0) return null;
  return (
    <div className="c-work__done">
      <span className="c-work__mark c-work__mark--good">
        <Icon shape={iconCheck} size={16} />
      </span>
      <p className="s-num">
        {t('home.done_today', { bought: locale.formatNumber(bought), printed: locale.formatNumber(printed) })}
      </p>
      {canCall('listActivity', user) ? (
        <Link to="/settings/activity" search={{}} className="c-work__show">
          {t('home.done_show')}
        </Link>
      ) : null}
    </div>
  );
}
