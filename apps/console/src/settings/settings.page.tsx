import { useLocale } from '../locale/locale.tsx';
import { usePageTitle } from '../app/page-title.ts';

/** /settings. */
export function SettingsPage() {
  const { t } = useLocale();
  usePageTitle(t('settings.title'));
  return <div className="c-page" />;
}
