import { COUNTRY_CODES, rulesOf } from '@sampan/country-rules';
import { CourierLogo } from '@sampan/ui';
import { useFixedAnswer } from '../../shared/api/use-fixed-answer.ts';
import { CountryFlag } from '../../shared/brand/country-flag.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { SeaScene } from './sea-scene.tsx';

const OPEN_COUNTRIES = COUNTRY_CODES.filter((country) => !rulesOf(country).is_closed);

/** What stands behind the sign-in form: a boat at sea, and the couriers this server really compares, by country (look-v2 9). */
export function AuthProof() {
  const { t } = useLocale();
  const { data } = useFixedAnswer('constants', (api) => api.getConstants());
  const couriers = data?.couriers ?? [];
  return (
    <aside className="c-auth__proof">
      <SeaScene />
      <div className="c-auth__proof-box">
        <p className="c-auth__lead">{t('sign_in.lead')}</p>
        <ul className="c-auth__countries">
          {OPEN_COUNTRIES.map((country) => (
            <li key={country}>
              <span className="c-auth__country">
                <CountryFlag country={country} />
                {t(`country.${country}`)}
              </span>
              <span className="c-auth__tiles">
                {couriers
                  .filter((courier) => courier.countries.includes(country))
                  .slice(0, 6)
                  .map((courier) => (
                    <CourierLogo
                      key={courier.alias}
                      name={courier.name}
                      image_url={courier.image_url}
                      color={courier.color}
                      size={28}
                      label={courier.name}
                    />
                  ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
