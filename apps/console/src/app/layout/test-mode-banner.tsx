import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';

/**
 * Says on every page that nothing here is real: for test accounts, and for the whole demo profile. The session knows it, so
 * the line is there from the first drawing and never moves the page under a finger.
 */
export function TestModeBanner() {
  const { t } = useLocale();
  return useUser().is_test_mode ? <p className="c-test-mode">{t('console.test_mode')}</p> : null;
}
