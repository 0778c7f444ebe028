import { canCall } from '@sampan/api-client';
import { useRef } from 'react';
import { lazyPart } from '../../shared/locale/lazy-part.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';

const TermsDialog = lazyPart('parts', () => import('./terms-dialog.tsx'), 'TermsDialog');
const VerifyEmailDialog = lazyPart('parts', () => import('./verify-email-dialog.tsx'), 'VerifyEmailDialog');

/**
 * What must be done before anything else: verify the email, accept the updated terms (spec section 4). One after the other;
 * with both, each says which of the two it is. An admin who acts in somebody's name can do neither for them.
 */
export function BlockingDialogs() {
  const { t } = useLocale();
  const user = useUser();
  const needs_email = user.requires_email_verification && !user.is_mail_verified && !user.is_admin_logged_in;
  const needs_terms = !user.accept_locad && canCall('acceptTerms', user);
  const left = Number(needs_email) + Number(needs_terms);
  const total = useRef(0);
  total.current = left === 0 ? 0 : Math.max(total.current, left);
  const progress =
    total.current > 1 ? t('auth.step_of', { step: total.current - left + 1, total: total.current }) : null;
  if (needs_email) return <VerifyEmailDialog progress={progress} />;
  if (needs_terms) return <TermsDialog progress={progress} />;
  return null;
}
