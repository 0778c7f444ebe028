import { canCall } from '@sampan/api-client';
import { useStore } from '@nanostores/react';
import { iconGear, iconLogOut, iconUndo, iconUsers, Menu, type MenuItem } from '@sampan/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyPart } from '../../shared/locale/lazy-part.tsx';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { endImpersonation } from '../../shared/session/impersonation.ts';
import { useLogOut } from './use-log-out.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { PersonPicture } from '../../shared/brand/person-picture.tsx';
import { THEME_CHOICES } from '../../shared/theme/theme-menu.tsx';
import { $theme, setTheme } from '../../shared/theme/theme.store.ts';

// Few people ever see it.
const LoginAsDialog = lazyPart('parts', () => import('../../features/login-as/login-as-dialog.tsx'), 'LoginAsDialog');

/** Name, email, appearance, Settings and Log out (spec section 2, Header). */
export function UserMenu() {
  const { t } = useLocale();
  const user = useUser();
  const theme = useStore($theme);
  const navigate = useNavigate();
  const api = useApi();
  const [choosing, setChoosing] = useState<boolean | null>(null);
  const logOut = useLogOut();
  const items: MenuItem[] = [
    ...THEME_CHOICES.map(({ theme: choice, icon, label }) => ({
      id: choice,
      icon,
      label: t(label),
      checked: theme === choice,
      onSelect: () => setTheme(choice),
    })),
    ...(canCall('loginAsAdmin', user)
      ? [
          {
            id: 'login-as',
            icon: iconUsers,
            label: t('login_as.menu'),
            separated: true,
            onSelect: () => setChoosing(true),
          },
        ]
      : []),
    ...(user.is_admin_logged_in
      ? [
          {
            id: 'return',
            icon: iconUndo,
            label: t('login_as.back'),
            separated: true,
            onSelect: () => void endImpersonation(api),
          },
        ]
      : []),
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
    <>
      <Menu
        label={t('shell.user_menu')}
        triggerClassName="c-avatar"
        trigger={<PersonPicture user={user} />}
        header={
          <div className="c-user">
            <strong>{user.name === '' ? user.company_name : user.name}</strong>
            <span className="s-muted">{user.email}</span>
          </div>
        }
        items={items}
      />
      {choosing === null ? null : <LoginAsDialog open={choosing} onClose={() => setChoosing(false)} />}
    </>
  );
}
