import { Icon, iconBox, iconHome, iconMore, iconPlus, iconSearch } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { mayAddOrder } from '../../shared/session/may-add-order.ts';

export interface BottomBarProps {
  onTrack: () => void;
  onMore: () => void;
}

/** A phone's bar: Home, Parcels, +, Track, More (look.md 3.1). */
export function BottomBar({ onTrack, onMore }: BottomBarProps) {
  const { t } = useLocale();
  const user = useUser();
  const active = { activeProps: { className: 'c-bottom__item--on', 'aria-current': 'page' as const } };
  return (
    <nav className="c-bottom" aria-label={t('shell.menu')}>
      <Link to="/home" className="c-bottom__item" {...active}>
        <Icon shape={iconHome} size={22} />
        {t('shell.home')}
      </Link>
      <Link
        to="/orders/$list"
        params={{ list: 'new' }}
        className="c-bottom__item"
        activeOptions={{ includeSearch: false }}
        {...active}
      >
        <Icon shape={iconBox} size={22} />
        {t('shell.parcels')}
      </Link>
      {mayAddOrder(user) ? (
        <Link
          to="/orders/create_label/$step"
          params={{ step: '1+customer_address' }}
          search={{ new: 'true' }}
          className="c-bottom__add"
          aria-label={t('shell.add_order')}
        >
          <Icon shape={iconPlus} size={24} />
        </Link>
      ) : null}
      <button type="button" className="c-bottom__item" onClick={onTrack}>
        <Icon shape={iconSearch} size={22} />
        {t('shell.track')}
      </button>
      <button type="button" className="c-bottom__item" onClick={onMore}>
        <Icon shape={iconMore} size={22} />
        {t('common.more')}
      </button>
    </nav>
  );
}
