import type { Notice } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import type { Localisation } from '@sampan/i18n';

interface NoticeText {
  title: string;
  detail: string;
  /** What can be done about it: one thing at most (look-v2 8). */
  verb: string;
}

const PAYOUT_STATES = {
  requested: 'payout.status_requested',
  sent: 'payout.status_sent',
  paid: 'payout.status_paid',
  returned: 'notice.payout_returned',
} as const;

/** What a notification says; `may_instruct`: its reader may book a pick-up. */
export function noticeText(notice: Notice, locale: Localisation, may_instruct: boolean): NoticeText {
  const { t } = locale;
  const money = notice.amount === null ? '' : moneyText(notice.amount, notice.currency);
  switch (notice.kind) {
    case 'job':
      return { ...jobText(notice, locale), verb: t('notice.job_verb') };
    case 'export':
      return notice.state === 'done'
        ? {
            title: t('notice.export_done'),
            detail: t('notice.export_detail', { name: notice.name, rows: locale.formatNumber(notice.count) }),
            verb: t('notice.export_verb'),
          }
        : { title: t('notice.export_failed'), detail: '', verb: t('notice.export_verb') };
    case 'problem':
      return {
        title: t('home.action_problem', { count: notice.count }),
        detail: t('notice.problem_detail'),
        verb: t('home.problem_verb'),
      };
    case 'missed_pick_up':
      return {
        title: t('home.missed_pick_up', { count: notice.count }),
        detail: t('notice.missed_pick_up_detail'),
        verb: t(may_instruct ? 'home.missed_pick_up_verb' : 'home.problem_verb'),
      };
    case 'store':
      return {
        title: t('home.store', { name: notice.name }),
        detail: t('home.store_detail'),
        verb: t('home.store_verb'),
      };
    case 'adjustment':
      return {
        title: t('notice.adjustment', { number: notice.name }),
        detail: notice.state === 'open' ? t('notice.adjustment_open', { amount: money }) : money,
        verb: t('home.adjustment_verb'),
      };
    case 'payout': {
      const state = PAYOUT_STATES[notice.state as keyof typeof PAYOUT_STATES];
      return {
        title: t('notice.payout', { number: notice.name }),
        detail: t('notice.payout_detail', { amount: money, state: t(state) }),
        verb: t('notice.payout_verb'),
      };
    }
    case 'support':
      return { title: t('notice.support'), detail: notice.name, verb: t('notice.support_verb') };
    case 'cod_settled':
      return {
        title: t('notice.cod_settled', { amount: money }),
        detail: t('cod.settlement_parcels', { courier: notice.name, parcels: locale.formatNumber(notice.count) }),
        verb: t('notice.cod_verb'),
      };
  }
}

function jobText(notice: Notice, locale: Localisation): Pick<NoticeText, 'title' | 'detail'> {
  const { t } = locale;
  const kind = notice.job_kind === null ? t('job.title') : t(`job.kind_${notice.job_kind}`);
  const detail =
    notice.failed === 0 && notice.count === 0
      ? ''
      : t('notice.job_detail', {
          done: locale.formatNumber(notice.count),
          failed: locale.formatNumber(notice.failed),
        });
  if (notice.state === 'waiting') return { title: t('job.waiting_title'), detail };
  if (notice.state === 'done' && notice.job_kind === 'create_labels')
    return { title: t('notice.labels_ready', { count: notice.count }), detail };
  const states = { stopped: 'job.state_stopped', failed: 'job.count_failed', done: 'job.count_success' } as const;
  const state = states[notice.state as keyof typeof states];
  return { title: `${kind}: ${t(state)}`, detail };
}
