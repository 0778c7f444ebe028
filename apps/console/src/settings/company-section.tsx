import { useLocale } from '../locale/locale.tsx';
import { useUser } from '../session/use-user.ts';
import { CountryFlag } from '../layout/country-flag.tsx';

/** What the account belongs to; nothing here can be changed by its people. */
export function CompanySection() {
  const { t } = useLocale();
  const user = useUser();
  return (
    <section id="company" className="c-card c-settings__section">
      <h2>{t('settings.company')}</h2>
      <dl className="c-settings__facts">
        <div>
          <dt>{t('settings.company')}</dt>
          <dd>{user.company_name === '' ? t('common.not_given') : user.company_name}</dd>
        </div>
        <div>
          <dt>{t('shell.country')}</dt>
          <dd className="c-row">
            <CountryFlag country={user.country_code} />
            {t(`country.${user.country_code}`)}
          </dd>
        </div>
        <div>
          <dt>{t('settings.role')}</dt>
          <dd>{t(`settings.role_${user.company_role}`)}</dd>
        </div>
      </dl>
    </section>
  );
}
