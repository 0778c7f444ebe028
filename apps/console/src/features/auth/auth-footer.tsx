import { COPYRIGHT_YEARS } from '@sampan/country-rules';
import { useLocale } from '../../shared/locale/locale.tsx';
import { PageLink } from '../../shared/routing/navigation.tsx';
import { DOCUMENT_NAMES } from './documents/document.ts';
import { useAuthSearch } from './use-auth-search.ts';

/** The documents of the sign-in area (spec section 2) and the copyright line, under every page of it. */
export function AuthFooter() {
  const { t } = useLocale();
  const search = useAuthSearch();
  return (
    <footer className="c-auth__end">
      <nav className="c-auth__documents" aria-label={t('auth.documents')}>
        {DOCUMENT_NAMES.map((name) => (
          <PageLink key={name} to={`/auth/${name}`} search={search}>
            {t(`auth.doc_${name}`)}
          </PageLink>
        ))}
        <PageLink to="/contact">{t('contact.title')}</PageLink>
      </nav>
      <p className="c-auth__copyright">{t('console.copyright', { years: COPYRIGHT_YEARS })}</p>
    </footer>
  );
}
