import { Button, Icon, iconUser } from '@sampan/ui';
import { useState } from 'react';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { endImpersonation } from '../../shared/session/impersonation.ts';
import './acting-as.css';

interface ActingAsProps {
  name: string;
  /** Unix seconds. */
  until: number | null;
}

/** As whom an admin acts, until when, and the way back. */
export function ActingAs({ name, until }: ActingAsProps) {
  const { t, formatTime } = useLocale();
  const api = useApi();
  const [leaving, setLeaving] = useState(false);
  const time = until === null ? '' : formatTime(until);
  return (
    <section className="c-acting" aria-label={t('login_as.region')}>
      <Icon shape={iconUser} size={18} />
      <p className="c-acting__text c-acting__long">{t('login_as.bar', { name, time })}</p>
      <p className="c-acting__text c-acting__short">
        <span className="c-acting__name">{name}</span>
        <span>{t('login_as.bar_until', { time })}</span>
      </p>
      <Button
        size="sm"
        className="c-acting__back"
        busy={leaving}
        busyLabel={t('login_as.returning')}
        onClick={() => {
          setLeaving(true);
          void endImpersonation(api);
        }}
      >
        {t('login_as.back')}
      </Button>
    </section>
  );
}
