import { canCall } from '@sampan/api-client';
import { Button, Dialog } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { CloseAccountForm } from './close-account-form.tsx';

/** The way out: for owners, and for the whole company. */
export function CloseAccountSection() {
  const { t } = useLocale();
  const user = useUser();
  const [open, setOpen] = useState(false);
  if (!canCall('closeAccount', user)) return null;
  return (
    <section className="c-card c-settings__section" aria-labelledby="security-close">
      <h2 id="security-close">{t('security.close')}</h2>
      <p className="s-muted">{t('security.close_text')}</p>
      <div>
        <Button onClick={() => setOpen(true)}>{t('security.close')}</Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('security.close_title')}
        closeLabel={t('common.close')}
        size="sm"
      >
        <CloseAccountForm onKeep={() => setOpen(false)} />
      </Dialog>
    </section>
  );
}
