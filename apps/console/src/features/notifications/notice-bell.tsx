import { Drawer, Icon, iconBell, Popover } from '@sampan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useIsWide } from '../../shared/device/use-is-wide.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { NoticePanel } from './notice-panel.tsx';
import { useNotices } from './use-notices.ts';
import './notices.css';

/** More than that is said as "9+": the bell is no counter. */
const MOST_SAID = 9;

/** The bell of the header with how much is unread; it opens the notifications, beside it or over a phone's whole screen. */
export function NoticeBell() {
  const { t } = useLocale();
  const queries = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const is_wide = useIsWide();
  const unread = useNotices().data?.unread ?? 0;
  const toggle = () => {
    // What is on screen is what there is now.
    if (!open) void queries.invalidateQueries({ queryKey: queryKeys.notices });
    setOpen(!open);
  };
  const close = () => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="c-bell"
        aria-label={unread === 0 ? t('notification.title') : t('notice.bell', { count: unread })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
      >
        <Icon shape={iconBell} size={20} />
        {unread === 0 ? null : (
          // Drawn by the style sheet: "9+" is no part of the button's name, which says the number.
          <span
            className="c-bell__count s-num"
            aria-hidden="true"
            data-count={unread > MOST_SAID ? `${MOST_SAID}+` : unread}
          />
        )}
      </button>
      {is_wide ? (
        <Popover
          open={open}
          onClose={close}
          anchor={button}
          label={t('notification.title')}
          align="end"
          className="c-notices-popover"
        >
          <h2 className="c-notices__title">{t('notification.title')}</h2>
          <NoticePanel onClose={close} />
        </Popover>
      ) : (
        <Drawer open={open} onClose={close} title={t('notification.title')} closeLabel={t('common.close')} flush>
          <NoticePanel onClose={close} />
        </Drawer>
      )}
    </>
  );
}
