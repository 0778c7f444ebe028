import { COPYRIGHT_YEARS } from '@sampan/country-rules';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Brand } from '../layout/brand.tsx';
import { useLocale } from '../locale/locale.tsx';
import { ThemeMenu } from '../theme/theme-menu.tsx';
import { AuthProof } from './auth-proof.tsx';
import './auth.css';

/** The page around signing in and registering: the form left, what stands behind it right. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { t } = useLocale();
  return (
    <div className="c-auth">
      <main className="c-auth__main">
        <header className="c-auth__head">
          <Link to="/auth" search={{}} className="c-brand">
            <Brand size={32} />
          </Link>
          <ThemeMenu />
        </header>
        <div className="c-auth__box">{children}</div>
        <footer className="c-auth__copyright">{t('console.copyright', { years: COPYRIGHT_YEARS })}</footer>
      </main>
      <AuthProof />
    </div>
  );
}
