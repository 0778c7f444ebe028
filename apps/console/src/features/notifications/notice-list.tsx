import { canCall } from '@sampan/api-client';
import type { Notice } from '@sampan/contract';
import { Icon, iconAlert, iconCash, iconCheck, iconFile, iconList, iconStore, iconTag, iconWallet } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { $followed_job } from '../../shared/dialog/followed-job.store.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { noticeText } from './notice-text.ts';

const LOOKS = {
  job: iconList,
  export: iconFile,
  problem: iconAlert,
  missed_pick_up: iconAlert,
  store: iconStore,
  adjustment: iconTag,
  payout: iconWallet,
  cod_settled: iconCash,
  support: iconList,
} as const satisfies Record<Notice['kind'], string>;

/** Where a notification leads; a job opens in its dialog. */
const PLACES = {
  export: { to: '/export', search: {} },
  problem: { to: '/orders/$list', params: { list: 'in-transit' }, search: { problem: 'true' } },
  missed_pick_up: { to: '/orders/$list', params: { list: 'pick-up' }, search: { problem: 'true' } },
  store: { to: '/stores', search: {} },
  adjustment: { to: '/histories/adjustments', search: {} },
  payout: { to: '/histories/payouts', search: {} },
  cod_settled: { to: '/orders/$list', params: { list: 'cod' }, search: {} },
  support: { to: '/settings/support', search: {} },
} as const;

/** A request opens itself. */
const placeOf = (kind: keyof typeof PLACES, subject_id: string | null) =>
  kind === 'support' ? { ...PLACES[kind], search: { request: subject_id } as never } : PLACES[kind];

function toneOf({ needs_you, kind, state }: Notice): 'bad' | 'warn' | 'good' | 'plain' {
  if (kind === 'problem' || kind === 'missed_pick_up' || kind === 'store' || state === 'failed') return 'bad';
  if (needs_you || state === 'returned') return 'warn';
  return state === 'done' || state === 'paid' ? 'good' : 'plain';
}

/** Notifications of one day or the days before, newest first. */
export function NoticeList({ notices, onDone }: { notices: readonly Notice[]; onDone: () => void }) {
  const locale = useLocale();
  const { t } = locale;
  const may_instruct = canCall('instructCourier', useUser());
  return (
    <ul className="c-notices__list">
      {notices.map((notice) => {
        const { title, detail, verb } = noticeText(notice, locale, may_instruct);
        const tone = toneOf(notice);
        return (
          <li key={`${notice.kind}-${notice.subject_id ?? ''}`} className="c-notices__item">
            {notice.is_unread ? (
              <span className="c-notices__dot">
                <span className="s-visually-hidden">{t('notice.unread')}</span>
              </span>
            ) : null}
            <span className={`c-notices__mark c-notices__mark--${tone}`}>
              <Icon shape={tone === 'good' && notice.kind === 'job' ? iconCheck : LOOKS[notice.kind]} size={18} />
            </span>
            <div className="c-notices__text">
              <strong>{title}</strong>
              {detail === '' ? null : <p className="s-num">{detail}</p>}
              {notice.kind === 'job' ? (
                <button
                  type="button"
                  className="c-notices__verb"
                  onClick={() => {
                    onDone();
                    $followed_job.set(notice.subject_id);
                  }}
                >
                  {verb}
                </button>
              ) : (
                <Link {...placeOf(notice.kind, notice.subject_id)} className="c-notices__verb" onClick={onDone}>
                  {verb}
                </Link>
              )}
            </div>
            <span className="c-notices__when s-num">{locale.formatMoment(notice.at)}</span>
          </li>
        );
      })}
    </ul>
  );
}
