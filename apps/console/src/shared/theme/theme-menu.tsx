import { useStore } from '@nanostores/react';
import { Icon, iconGlobe, iconMoon, iconSun, Menu } from '@sampan/ui';
import { useLocale } from '../locale/locale.tsx';
import { $theme, setTheme } from './theme.store.ts';

/** The three appearances with their icons, for menus and settings. */
export const THEME_CHOICES = [
  { theme: 'light', icon: iconSun, label: 'shell.theme_light' },
  { theme: 'dark', icon: iconMoon, label: 'shell.theme_dark' },
  { theme: 'system', icon: iconGlobe, label: 'shell.theme_system' },
] as const;

/** Light, dark, or as the machine; for pages without a user menu. */
export function ThemeMenu() {
  const { t } = useLocale();
  const theme = useStore($theme);
  return (
    <Menu
      label={t('shell.theme')}
      triggerClassName="s-icon-button"
      trigger={<Icon shape={theme === 'dark' ? iconMoon : iconSun} />}
      items={THEME_CHOICES.map(({ theme: choice, icon, label }) => ({
        id: choice,
        icon,
        label: t(label),
        checked: theme === choice,
        onSelect: () => setTheme(choice),
      }))}
    />
  );
}
