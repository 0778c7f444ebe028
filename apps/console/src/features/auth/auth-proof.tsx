import { COUNTRY_CODES, rulesOf } from '@sampan/country-rules';
import { CourierLogo } from '@sampan/ui';
import { useFixedAnswer } from '../../shared/api/use-fixed-answer.ts';
import { CountryFlag } from '../../shared/brand/country-flag.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';

const OPEN_COUNTRIES = COUNTRY_CODES.filter((country) => !rulesOf(country).is_closed);

/** What stands behind the sign-in form: the couriers this server really compares, by country. */
export function AuthProof() {
  const { t } = useLocale();
  const { data } = useFixedAnswer('constants', (api) => api.getConstants());
  const couriers = data?.couriers ?? [];
  return (
    <aside className="c-auth__proof">
      <div className="c-auth__proof-box">
        <p className="c-auth__lead">{t('sign_in.lead')}</p>
        <dl className="c-auth__facts">
          {couriers.length === 0 ? null : (
            <div>
              <dt>{t('sign_in.proof_couriers')}</dt>
              <dd className="s-num">{couriers.length}</dd>
            </div>
          )}
          <div>
            <dt>{t('sign_in.proof_countries')}</dt>
            <dd className="s-num">{OPEN_COUNTRIES.length}</dd>
          </div>
        </dl>
        <ul className="c-auth__countries">
          {OPEN_COUNTRIES.map((country) => {
            const here = couriers.filter((courier) => courier.countries.includes(country));
            return (
              <li key={country}>
                <span className="c-auth__country">
                  <CountryFlag country={country} />
                  {t(`country.${country}`)}
                </span>
                <span className="c-auth__tiles">
                  {here.slice(0, 6).map((courier) => (
                    <CourierLogo
                      key={courier.alias}
                      name={courier.name}
                      image_url={courier.image_url}
                      color={courier.color}
                      size={32}
                      label={courier.name}
                    />
                  ))}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </aside>
  );
}
