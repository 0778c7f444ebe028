import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { PhoneCodeForm } from './phone-code-form.tsx';
import { PhoneNumberForm } from './phone-number-form.tsx';
import type { AskedCode } from './use-ask-code.ts';
import { useAuthSearch } from './use-auth-search.ts';

/** /auth/phone: a phone number and its one-time code; a new number opens an account (spec sections 1 and 3). */
export function PhonePage() {
  const { t } = useLocale();
  const search = useAuthSearch();
  const [asked, setAsked] = useState<AskedCode | null>(null);
  // Going back for a typing mistake finds the form as it was.
  const [changes_number, setChangesNumber] = useState(false);
  const shows_code = asked !== null && !changes_number;
  return (
    <AuthLayout>
      <h1 className="c-auth__title">{shows_code ? t('auth.code_title') : t('auth.phone_title')}</h1>
      {shows_code ? (
        <PhoneCodeForm asked={asked} onAskedAgain={setAsked} onChangeNumber={() => setChangesNumber(true)} />
      ) : (
        <PhoneNumberForm
          given={asked}
          onAsked={(next) => {
            setAsked(next);
            setChangesNumber(false);
          }}
        />
      )}
      <p className="c-auth__foot">
        <Link to="/auth" search={search}>
          {t('auth.back_to_sign_in')}
        </Link>
      </p>
    </AuthLayout>
  );
}
