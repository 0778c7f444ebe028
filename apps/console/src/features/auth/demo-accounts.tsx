import { isCountryCode } from '@sampan/country-rules';
import { useState } from 'react';
import { useFixedAnswer } from '../../shared/api/use-fixed-answer.ts';
import { CountryFlag } from '../../shared/brand/country-flag.tsx';
import { untypedTranslate, useLocale } from '../../shared/locale/locale.tsx';
import { useEnter, useLogin } from './use-sign-in.ts';

/** One card per demo account, under the form until somebody opens it (look-v2 9). Draws nothing where the server has none. */
export function DemoAccounts() {
  const locale = useLocale();
  const { t } = locale;
  const login = useLogin();
  const enter = useEnter();
  const [entering, setEntering] = useState<string | null>(null);
  const { data } = useFixedAnswer('demo-accounts', (api) => api.listDemoAccounts());
  if (data === undefined || data.records.length === 0) return null;
  const signIn = (email: string) => {
    setEntering(email);
    login({ email, password: data.password })
      .then(enter, () => undefined)
      .finally(() => setEntering(null));
  };
  return (
    <details className="c-demo">
      <summary className="c-demo__title">{t('sign_in.demo_title')}</summary>
      <p className="c-demo__text">{t('sign_in.demo_text')}</p>
      <ul className="c-demo__list">
        {data.records.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className="c-demo__card"
              aria-busy={entering === account.email || undefined}
              disabled={entering !== null}
              title={t('sign_in.demo_enter', { name: account.name })}
              onClick={() => signIn(account.email)}
            >
              {isCountryCode(account.country_code) ? <CountryFlag country={account.country_code} /> : null}
              <span className="c-demo__who">
                <strong>{account.name}</strong>
                <span>
                  {account.role === 'owner'
                    ? account.company_name
                    : `${account.company_name} · ${untypedTranslate(locale)(`settings.role_${account.role}`)}`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
