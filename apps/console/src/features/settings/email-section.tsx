import { canCall } from '@sampan/api-client';
import { Button } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { EmailDialog } from './email-dialog.tsx';

/** Who the person signs in as, and the way to another email; people with a phone alone add one. */
export function EmailSection() {
  const { t } = useLocale();
  const user = useUser();
  const [changing, setChanging] = useState(false);
  if (!canCall('startEmailChange', user)) return null;
  const has_none = user.email === '';
  return (
    <section className="c-card c-settings__section" aria-labelledby="security-email">
      <h2 id="security-email">{t('sign_in.email')}</h2>
      <p className="s-muted">{t(has_none ? 'security.email_none' : 'security.email_text')}</p>
      {has_none ? null : <p className="c-security__email">{user.email}</p>}
      <div>
        <Button onClick={() => setChanging(true)}>
          {t(has_none ? 'security.email_add' : 'security.email_change')}
        </Button>
      </div>
      <EmailDialog open={changing} onClose={() => setChanging(false)} />
    </section>
  );
}
