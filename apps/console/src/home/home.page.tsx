import { useLocale } from '../locale/locale.tsx';
import { usePageTitle } from '../app/page-title.ts';

/** /home. */
export function HomePage() {
  const { t } = useLocale();
  usePageTitle(t('shell.home'));
  return <div className="c-page" />;
}
