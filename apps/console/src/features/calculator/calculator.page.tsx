import { COUNTRY_CODES } from '@sampan/country-rules';
import { buttonClass } from '@sampan/ui';
import { paramsOf, type EstimateQuery, type EstimateParams } from '@sampan/stores/estimate';
import { Calculator } from '@sampan/widgets/calculator/react';
import '@sampan/widgets/calculator/calculator.css';
import { useStore } from '@nanostores/react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { Brand } from '../../shared/brand/brand.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { $country, $session } from '../../shared/session/session.store.ts';
import { keepQuotation } from '../../shared/session/visit-source.ts';
import { ThemeMenu } from '../../shared/theme/theme-menu.tsx';
import './calculator.page.css';
import { useCalculator } from './use-calculator.ts';

/** /calculator and /{country}/calculator (spec section 2, public routes): what every courier charges, before anybody signs up. */
export function CalculatorPage() {
  const { t, language } = useLocale();
  const params: EstimateParams = useSearch({ strict: false });
  const navigate = useNavigate();
  const is_signed_in = useStore($session) !== null;
  const home = useStore($country);
  const keep = (question: EstimateQuery) => {
    // The address shows what was asked: a reload, a bookmark and the Back button keep it.
    void navigate({ to: '.', search: Object.fromEntries(paramsOf(question)), replace: true });
  };
  const model = useCalculator(params, home, keep);
  usePageTitle(t('calculator.title'));
  return (
    <div className="c-calculator">
      <header className="c-calculator__head">
        <Link to="/" className="c-brand">
          <Brand size={28} />
        </Link>
        <ThemeMenu />
      </header>
      <main className="c-calculator__main">
        <div>
          <h1>{t('calculator.title')}</h1>
          <p className="s-muted">{t('calculator.intro')}</p>
        </div>
        <div className="c-card">
          <Calculator
            model={model}
            t={t}
            language={language}
            countries={COUNTRY_CODES}
            shareUrl={(question) =>
              `${window.location.origin}/calculator?${new URLSearchParams(paramsOf(question)).toString()}`
            }
          />
        </div>
        <Link
          to={is_signed_in ? '/orders/create_label' : '/auth/register'}
          onClick={keepQuotation}
          className={buttonClass({ size: 'lg' })}
        >
          {t('calculator.ship')}
        </Link>
      </main>
    </div>
  );
}
