import type { ReactNode } from 'react';
import { Brand } from '../../shared/brand/brand.tsx';
import { LanguageMenu } from '../../shared/locale/language-menu.tsx';
import { PageLink } from '../../shared/routing/navigation.tsx';
import { ThemeMenu } from '../../shared/theme/theme-menu.tsx';
import { AuthFooter } from './auth-footer.tsx';
import { AuthProof } from './auth-proof.tsx';
import './auth.css';

/** The page around every form to sign in: the form left, what stands behind it right. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="c-auth">
      <main className="c-auth__main">
        <AuthHead />
        <div className="c-auth__box">{children}</div>
        <AuthFooter />
      </main>
      <AuthProof />
    </div>
  );
}

/** Mark, language where the country offers a choice (spec section 2, Header), and appearance. */
export function AuthHead() {
  return (
    <header className="c-auth__head">
      <PageLink to="/auth" search={{}} className="c-brand">
        <Brand size={32} />
      </PageLink>
      <span className="c-auth__head-end">
        <LanguageMenu />
        <ThemeMenu />
      </span>
    </header>
  );
}
