import { useStore } from '@nanostores/react';
import { COUNTRY_CODES, isCountryCode } from '@sampan/country-rules';
import { Select } from '@sampan/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { $session } from '../../shared/session/session.store.ts';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { AuthFooter } from './auth-footer.tsx';
import { AuthHead } from './auth-layout.tsx';
import { DocumentText } from './document-text.tsx';
import type { DocumentName } from './documents/document.ts';
import './auth.css';
import './document.css';

export interface DocumentPageProps {
  name: DocumentName;
}

/**
 * /auth/term, /auth/policy, /auth/manual and /auth/faq (spec section 2), read signed in or not; terms and policy are chosen
 * by country.
 */
export function DocumentPage({ name }: DocumentPageProps) {
  const { t, country: visited } = useLocale();
  const navigate = useNavigate();
  const { country: asked, ...search } = useSearch({ from: '/auth' });
  const country = asked ?? visited;
  const is_signed_in = useStore($session) !== null;
  const is_legal = name === 'term' || name === 'policy';
  usePageTitle(t(`auth.doc_${name}`));
  return (
    <main className="c-auth c-auth--document">
      <div className="c-auth__main">
        <AuthHead />
        <div className="c-document">
          <div className="c-document__tools">
            {is_signed_in ? (
              <Link to="/home" className="c-auth__link">
                {t('page.back_home')}
              </Link>
            ) : (
              <Link to="/auth" search={search} className="c-auth__link">
                {t('auth.back_to_sign_in')}
              </Link>
            )}
            {is_legal ? (
              <Select
                label={t('shell.country')}
                labelHidden
                options={COUNTRY_CODES.map((code) => ({ value: code, label: t(`country.${code}`) }))}
                value={country}
                onValueChange={(code) => {
                  if (isCountryCode(code))
                    void navigate({ to: `/auth/${name}`, search: { ...search, country: code }, replace: true });
                }}
              />
            ) : null}
          </div>
          <DocumentText name={name} country={country} withContents />
        </div>
        <AuthFooter />
      </div>
    </main>
  );
}

export function TermPage() {
  return <DocumentPage name="term" />;
}

export function PolicyPage() {
  return <DocumentPage name="policy" />;
}

export function ManualPage() {
  return <DocumentPage name="manual" />;
}

export function FaqPage() {
  return <DocumentPage name="faq" />;
}
