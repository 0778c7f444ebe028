import type { Today } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import type { Localisation } from '@sampan/i18n';
import type { WorkKind } from './work-items.ts';

export interface WorkText {
  title: string;
  detail: string;
  verb: string;
}

/** What a piece of work says: the fact, what is worth knowing about it, and what to do, or to see for who may not do it. */
export function workText(
  kind: Exclude<WorkKind, 'balance'>,
  today: Today,
  locale: Localisation,
  may_instruct: boolean,
): WorkText {
  const { t } = locale;
  switch (kind) {
    case 'problem': {
      const { count } = today.problem;
      return {
        title: t('home.action_problem', { count }),
        detail: longestText(today.problem, locale),
        verb: t('home.problem_verb'),
      };
    }
    case 'missed_pick_up': {
      const { count } = today.missed_pick_up;
      return {
        title: t('home.missed_pick_up', { count }),
        detail: longestText(today.missed_pick_up, locale),
        verb: t(may_instruct ? 'home.missed_pick_up_verb' : 'home.problem_verb'),
      };
    }
    case 'adjustment': {
      const { count, amount, respond_by } = today.adjustments;
      const money = moneyText(amount, today.currency);
      return {
        title: t('home.adjustment', { count }),
        detail:
          respond_by === null
            ? money
            : t('home.adjustment_detail', { amount: money, when: locale.formatMoment(respond_by) }),
        verb: t('home.adjustment_verb'),
      };
    }
    case 'buy':
      return {
        title: t('home.buy', { count: today.to_buy.count }),
        detail: t('home.buy_detail'),
        verb: t('bulk.compare_title'),
      };
    case 'print': {
      const { count, leaving_today } = today.to_print;
      return {
        title: t('home.print', { count }),
        detail: leaving_today === 0 ? t('home.print_detail') : t('home.print_today', { count: leaving_today }),
        verb: t('home.print_verb'),
      };
    }
    case 'incomplete': {
      const { count, is_exact } = today.incomplete;
      return {
        title: is_exact ? t('home.incomplete', { count }) : t('home.incomplete_more', { count }),
        detail: t('home.incomplete_detail'),
        verb: t('home.incomplete_verb'),
      };
    }
    case 'unconfirmed': {
      const { count, last_sent_at } = today.unconfirmed;
      return {
        title: t('home.unconfirmed', { count }),
        detail:
          last_sent_at === null
            ? t('home.unconfirmed_unsent')
            : t('home.unconfirmed_sent', { when: locale.formatMoment(last_sent_at) }),
        verb: t('home.unconfirmed_verb'),
      };
    }
    case 'store': {
      const { count, first } = today.stores;
      return {
        title:
          count === 1 && first !== null ? t('home.store', { name: first.store_name }) : t('home.stores', { count }),
        detail:
          first?.since == null
            ? t('home.store_detail')
            : t('home.store_since', { when: locale.formatMoment(first.since) }),
        verb: t('home.store_verb'),
      };
    }
  }
}

function longestText({ longest }: Today['problem'], { t, formatDate }: Localisation): string {
  if (longest === null) return '';
  return t('home.problem_detail', { name: longest.recipient_name, when: formatDate(longest.since) });
}
