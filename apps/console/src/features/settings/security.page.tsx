import { canCall } from '@sampan/api-client';
import { Banner } from '@sampan/ui';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { CloseAccountSection } from './close-account-section.tsx';
import { EmailSection } from './email-section.tsx';
import { FirstPassword } from './first-password.tsx';
import { SecurityPassword } from './security-password.tsx';
import { SecuritySessions } from './security-sessions.tsx';
import './security.css';
import { TwoFactorSection } from './two-factor-section.tsx';
import { SocialSection } from './social-section.tsx';

/** /settings/security: the password, and where the person is signed in (spec section 5, trust 4.2). */
export function SecurityPage() {
  const { t } = useLocale();
  const user = useUser();
  usePageTitle(t('security.title'));
  return (
    <>
      <h1>{t('security.title')}</h1>
      <div className="c-settings__sections">
        {user.is_admin_logged_in ? <Banner tone="info">{t('error.impersonation_refused')}</Banner> : null}
        <EmailSection />
        {canCall('changePassword', user) && user.email !== '' ? (
          user.has_password ? (
            <SecurityPassword />
          ) : (
            <FirstPassword email={user.email} />
          )
        ) : null}
        <TwoFactorSection />
        <SocialSection />
        <SecuritySessions />
        <CloseAccountSection />
      </div>
    </>
  );
}
