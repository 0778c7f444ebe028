import { Banner, Button, Checkbox, Dialog } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../app/services.tsx';
import { useLocale } from '../locale/locale.tsx';
import { updateSessionUser } from '../session/session.store.ts';
import { useUser } from '../session/use-user.ts';

/** Blocks the page until the updated terms are accepted (spec section 4, Terms modal). */
export function TermsDialog() {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const user = useUser();
  const [ticked, setTicked] = useState(false);
  const accept = useMutation({ mutationFn: () => api.acceptTerms(), onSuccess: updateSessionUser });
  return (
    <Dialog
      open={!user.accept_locad}
      onClose={() => undefined}
      title={t('shell.terms_title')}
      size="sm"
      blocking
      footer={
        <Button variant="primary" block disabled={!ticked} busy={accept.isPending} onClick={() => accept.mutate()}>
          {t('common.continue')}
        </Button>
      }
    >
      <div className="c-stack">
        <p>{t('shell.terms_text')}</p>
        <Checkbox label={t('shell.terms_accept')} checked={ticked} onCheckedChange={setTicked} />
        {accept.isError ? <Banner tone="danger">{locale.errorText(accept.error)}</Banner> : null}
      </div>
    </Dialog>
  );
}
