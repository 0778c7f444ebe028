import { Banner } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { useAuthSearch } from './use-auth-search.ts';
import { VerifyAskForm } from './verify-ask-form.tsx';
import { VerifyCodeForm } from './verify-code-form.tsx';

/**
 * /auth/verify-email, where the mail with the code leads: verifies an email without signing in, on whatever device the mail is
 * read, and sends the code again (spec section 7, POST /verify_mail and /resend_mail_verification).
 */
export function VerifyEmailPage() {
  const { t } = useLocale();
  const search = useAuthSearch();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'asking' | 'waiting' | 'done'>('asking');
  return (
    <AuthLayout>
      <h1 className="c-auth__title">{t('auth.verify_title')}</h1>
      {state === 'asking' ? (
        <VerifyAskForm
          email={email}
          onEmail={(typed) => {
            setEmail(typed);
            setState('waiting');
          }}
        />
      ) : null}
      {state === 'waiting' ? (
        <VerifyCodeForm email={email} onVerified={() => setState('done')} onChangeEmail={() => setState('asking')} />
      ) : null}
      {state === 'done' ? (
        <Banner tone="success" title={t('auth.verify_done')}>
          {t('auth.verify_done_text')}
        </Banner>
      ) : null}
      <p className="c-auth__foot">
        <Link to="/auth" search={search}>
          {t('auth.back_to_sign_in')}
        </Link>
      </p>
    </AuthLayout>
  );
}
