import { Banner, Button, Checkbox, Dialog } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '../../shared/api/services.tsx';
import { DocumentText } from '../../features/auth/document-text.tsx';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { updateSessionUser } from '../../shared/session/session.store.ts';
import { useLogOut } from './use-log-out.ts';
import { useUser } from '../../shared/session/use-user.ts';
import type { BlockingDialogProps } from './verify-email-dialog.tsx';

/**
 * Blocks the page until the updated terms are accepted (spec section 4, Terms modal). They are read right
 * here, so that nobody leaves the page they came for. Also asks whoever came in by phone, where nothing was ticked. Who
 * does not accept can leave.
 */
export function TermsDialog({ progress }: BlockingDialogProps) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const user = useUser();
  const logOut = useLogOut();
  const reason_id = useId();
  const [ticked, setTicked] = useState(false);
  const accept = useMutation({ mutationFn: () => api.acceptTerms(), onSuccess: updateSessionUser });
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={t('shell.terms_title')}
      headerActions={progress === null ? null : <span className="s-muted s-num">{progress}</span>}
      size="md"
      blocking
      footer={
        <>
          <Button onClick={logOut}>{t('shell.log_out')}</Button>
          <Button
            variant="primary"
            // Spec section 4: disabled until the box is ticked and while submitting.
            disabled={!ticked || accept.isPending}
            busy={accept.isPending}
            busyLabel={t('common.saving')}
            aria-describedby={ticked ? undefined : reason_id}
            onClick={() => accept.mutate()}
          >
            {t('common.continue')}
          </Button>
        </>
      }
    >
      <div className="c-stack">
        <p>{t('shell.terms_text')}</p>
        <div className="c-terms" role="region" aria-label={t('auth.doc_term')} tabIndex={0}>
          <DocumentText name="term" country={user.country_code} level={2} />
        </div>
        <Checkbox label={t('shell.terms_accept')} checked={ticked} onCheckedChange={setTicked} />
        {ticked ? null : (
          <p id={reason_id} className="s-muted">
            {t('auth.terms_reason')}
          </p>
        )}
        {accept.isError ? <Banner tone="danger">{errorTextWithWait(locale, accept.error)}</Banner> : null}
      </div>
    </Dialog>
  );
}
