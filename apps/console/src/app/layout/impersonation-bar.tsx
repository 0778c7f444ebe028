import { useStore } from '@nanostores/react';
import { Button, Icon, iconUser } from '@sampan/ui';
import { useEffect, useState } from 'react';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { $user, endSession } from '../../shared/session/session.store.ts';
import { restoreOwnSession, endImpersonation } from '../../shared/session/impersonation.ts';
import './impersonation-bar.css';

/** Over everything while an admin acts as somebody else: as whom, until when, and the way back (look.md, Header). */
export function ImpersonationBar() {
  const { t, formatTime } = useLocale();
  const api = useApi();
  const user = useStore($user);
  const [leaving, setLeaving] = useState(false);
  const is_acting = user?.is_admin_logged_in === true;
  const until = is_acting ? (user.impersonated_until ?? null) : null;

  useEffect(() => {
    document.documentElement.toggleAttribute('data-acting', is_acting);
  }, [is_acting]);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(
      () => {
        if (!restoreOwnSession()) endSession('/auth');
      },
      Math.max(0, until * 1000 - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [until]);

  if (!is_acting) return null;
  const name = user.name === '' ? user.email || user.company_name : user.name;
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
