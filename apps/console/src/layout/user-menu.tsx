import { useStore } from '@nanostores/react';
import { iconGear, iconLogOut, Menu, type MenuItem } from '@sampan/ui';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../app/services.tsx';
import { useLocale } from '../locale/locale.tsx';
import { endSession } from '../session/session.store.ts';
import { useUser } from '../session/use-user.ts';
import { THEME_CHOICES } from '../theme/theme-menu.tsx';
import { $theme, setTheme } from '../theme/theme.store.ts';

/** 'Wei Ling Tan' gives 'WT'. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = words[0]?.[0] ?? '';
  return `${first}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
}

/** Name, email, appearance, Settings and Log out (spec section 2, Header). */
export function UserMenu() {
  const { t } = useLocale();
  const api = useApi();
  const user = useUser();
  const theme = useStore($theme);
  const navigate = useNavigate();
  const logOut = () => {
    // The server's word is not waited for: the person at the screen must be out now.
    api.logout().catch(() => undefined);
    endSession('/auth');
    void navigate({ to: '/auth', search: {} });
  };
  const items: MenuItem[] = [
    ...THEME_CHOICES.map(({ theme: choice, icon, label }) => ({
      id: choice,
      icon,
      label: t(label),
      checked: theme === choice,
      onSelect: () => setTheme(choice),
    })),
    {
      id: 'settings',
      icon: iconGear,
      label: t('shell.settings'),
      separated: true,
      onSelect: () => void navigate({ to: '/settings' }),
    },
    { id: 'log-out', icon: iconLogOut, label: t('shell.log_out'), onSelect: logOut },
  ];
  return (
    <Menu
      label={t('shell.user_menu')}
      triggerClassName="c-avatar"
      // Drawn by the style sheet: initials are decoration, the button's name is the menu's.
      trigger={<span aria-hidden="true" data-initials={initialsOf(user.name === '' ? user.email : user.name)} />}
      header={
        <div className="c-user">
          <strong>{user.name === '' ? user.company_name : user.name}</strong>
          <span className="s-muted">{user.email}</span>
        </div>
      }
      items={items}
    />
  );
}
