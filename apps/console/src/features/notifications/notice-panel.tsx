import { Button, SkeletonRows } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { NoticeList } from './notice-list.tsx';
import { shownNotices, splitByDay, VIEWS, type NoticeView } from './notice-views.ts';
import { useNotices, useReadNotices } from './use-notices.ts';
import './notices.css';

/** Notifications under All, Needs me and Money, those of today first (look-v2 8). */
export function NoticePanel({ onClose }: { onClose: () => void }) {
  const { t, formatDay, formatNumber } = useLocale();
  const notices = useNotices();
  const read = useReadNotices();
  const [view, setView] = useState<NoticeView>('all');
  const names = { all: t('common.all'), needs_you: t('notice.needs_me'), money: t('notice.money') } as const;
  const records = notices.data?.records;
  const shown = records === undefined ? [] : shownNotices(records, view);
  const { today, earlier } = splitByDay(shown, (at) => formatDay(at) === t('time.today'));
  return (
    <div className="c-notices">
      <div className="c-notices__views" role="group" aria-label={t('notification.title')}>
        {VIEWS.map((each) => (
          <button
            key={each}
            type="button"
            className="c-notices__view"
            aria-pressed={each === view}
            onClick={() => setView(each)}
          >
            {names[each]}
            {records === undefined || each === 'money' ? null : (
              <span className="s-num">{formatNumber(shownNotices(records, each).length)}</span>
            )}
          </button>
        ))}
      </div>
      {notices.isError ? (
        <LoadError title={t('state.error_title')} query={notices} />
      ) : records === undefined ? (
        <SkeletonRows rows={4} rowHeight={72} label={t('common.loading')} />
      ) : shown.length === 0 ? (
        <div className="c-notices__empty">
          <strong>{view === 'needs_you' ? t('notice.none_needs_me') : t('notice.empty_title')}</strong>
          <p>{t('notice.empty_text')}</p>
        </div>
      ) : (
        <>
          {today.length === 0 ? null : (
            <>
              <h3 className="c-notices__day">{t('time.today')}</h3>
              <NoticeList notices={today} onDone={onClose} />
            </>
          )}
          {earlier.length === 0 ? null : (
            <>
              <h3 className="c-notices__day">{t('notice.earlier')}</h3>
              <NoticeList notices={earlier} onDone={onClose} />
            </>
          )}
        </>
      )}
      <div className="c-notices__foot">
        <Button
          size="sm"
          variant="quiet"
          busy={read.isPending}
          disabled={notices.data === undefined || notices.data.unread === 0}
          onClick={() => read.mutate(Math.max(...(records ?? []).map(({ at }) => at)))}
        >
          {t('notice.mark_read')}
        </Button>
        <Link to="/settings/notifications" onClick={onClose}>
          {t('notice.settings')}
        </Link>
      </div>
    </div>
  );
}
