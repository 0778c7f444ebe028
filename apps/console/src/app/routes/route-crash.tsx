import { Banner, Button } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';

/** A page that failed to draw: says so and offers the way back; the menu around it keeps working. */
export function RouteCrash() {
  const { t } = useLocale();
  return (
    <div className="c-page">
      <Banner
        tone="danger"
        title={t('state.crashed_title')}
        action={
          <Button size="sm" onClick={() => window.location.reload()}>
            {t('state.reload')}
          </Button>
        }
      >
        {t('state.crashed_text')}{' '}
        <a href="/help" target="_blank" rel="noopener">
          {t('shell.help_center')}
        </a>
      </Banner>
    </div>
  );
}
