import { buttonClass, Icon, iconPlug } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../locale/locale.tsx';

/** The way to the widgets and the keys of the shop's own pages. */
export function SiteSection() {
  const { t } = useLocale();
  return (
    <section id="site" className="c-card c-settings__section">
      <h2>{t('site.title')}</h2>
      <p className="s-muted">{t('site.settings_text')}</p>
      <div>
        <Link to="/settings/add-to-site" className={buttonClass()}>
          <span className="s-button__content">
            <Icon shape={iconPlug} />
            <span className="s-button__label">{t('site.title')}</span>
          </span>
        </Link>
      </div>
    </section>
  );
}
