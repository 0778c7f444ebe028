import { Button, buttonClass, SkeletonRows } from '@sampan/ui';
import { INVITATION_DAYS } from '@sampan/validators';
import { useStore } from '@nanostores/react';
import { isApiError } from '@sampan/api-client';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { $user, endSession, locale_store } from '../../shared/session/session.store.ts';
import { AuthLayout } from './auth-layout.tsx';
import { JoinForm, type OpenInvitation } from './join-form.tsx';

/**
 * /auth/invitation#secret: what the link of an invitation opens (spec 6). It works signed out; whoever is signed in as
 * somebody else is told so and decides. The secret stands behind the `#`, where no server and no other page reads it.
 */
export function InvitationPage() {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const secret = useLocation({ select: ({ hash }) => hash });
  const user = useStore($user);
  const found = useQuery({
    queryKey: queryKeys.invitation(secret),
    queryFn: () => api.parseInvitation({ body: { token: secret } }),
    enabled: secret !== '',
    // Typing into the form must not end because the window came to the front again.
    refetchOnWindowFocus: false,
  });
  const country = found.data?.country_code;
  useEffect(() => {
    // The page speaks the language of the company, as the mail did.
    if (country !== undefined && user === null) locale_store.setCountry(country);
  }, [country, user]);
  const is_gone = secret === '' || (isApiError(found.error) && found.error.status < 500 && found.error.status !== 429);
  const title = is_gone
    ? t('member.join_gone_title')
    : t('member.join_title', { company: found.data?.company_name ?? '' });
  usePageTitle(title);
  return (
    <AuthLayout>
      {is_gone ? (
        <Notice
          title={t('member.join_gone_title')}
          text={t('member.join_gone_text', { days: String(INVITATION_DAYS) })}
        />
      ) : found.isError ? (
        <LoadError title={t('common.try_again')} query={found} />
      ) : found.data === undefined ? (
        <SkeletonRows rows={4} rowHeight={56} label={t('common.loading')} />
      ) : found.data.is_taken ? (
        <Notice
          title={t('member.join_taken_title')}
          text={t('member.join_taken_text', { email: found.data.email })}
          mend={t('member.join_taken_mend')}
        />
      ) : user === null ? (
        <JoinForm invitation={found.data} secret={secret} onGone={() => void found.refetch()} />
      ) : (
        <SomebodyElse invitation={found.data} email={user.email} />
      )}
    </AuthLayout>
  );
}

/** Why the link leads nowhere, and what helps. */
function Notice({ title, text, mend }: { title: string; text: string; mend?: string }) {
  const { t } = useLocale();
  return (
    <>
      <h1 className="c-auth__title">{title}</h1>
      <p>{text}</p>
      {mend === undefined ? null : <p>{mend}</p>}
      <p>
        <Link to="/auth" search={{}} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          <span className="s-button__content">{t('member.join_to_sign_in')}</span>
        </Link>
      </p>
    </>
  );
}

function SomebodyElse({ invitation, email }: { invitation: OpenInvitation; email: string }) {
  const { t } = useLocale();
  const api = useApi();
  const signOut = () => {
    // The server's word is not waited for, as with Log out.
    api.logout().catch(() => undefined);
    endSession();
  };
  return (
    <>
      <h1 className="c-auth__title">{t('member.join_other_title')}</h1>
      <p>{t('member.join_other_text', { email, company: invitation.company_name, invited: invitation.email })}</p>
      <div className="c-stack">
        <Button variant="primary" size="lg" block onClick={signOut}>
          {t('member.join_sign_out')}
        </Button>
        <Link to="/home" className={buttonClass({ size: 'lg', block: true })}>
          <span className="s-button__content">{t('member.join_stay')}</span>
        </Link>
      </div>
    </>
  );
}
