import type { ActiveSession } from '@sampan/contract';
import { Button, Tag } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';

export interface SecuritySessionProps {
  session: ActiveSession;
  is_ending: boolean;
  /** Null where it cannot be signed out: this device logs out by the menu. */
  onSignOut: (() => void) | null;
}

/** One signed-in device: what it is, from where, since when, and when it was last used, on the clocks of the country. */
export function SecuritySession({ session, is_ending, onSignOut }: SecuritySessionProps) {
  const { t, formatMoment } = useLocale();
  const device = session.device === '' ? t('security.device_unknown') : session.device;
  const how =
    session.acts_as === null
      ? t(`security.method_${session.method}`)
      : t('security.acting_as', { name: session.acts_as });
  const since = `${t('security.since', { when: formatMoment(session.created_at) })} ${how}`;
  return (
    <li className="c-security__session">
      <div className="c-security__facts">
        <strong className="c-row">
          {device}
          {session.is_current ? <Tag tone="success">{t('security.this_device')}</Tag> : null}
        </strong>
        <span className="s-muted s-num">
          {t('security.last_active', { when: formatMoment(session.last_seen_at) })} · {session.ip}
        </span>
        <span className="s-muted">{since}</span>
      </div>
      {onSignOut === null ? null : (
        <Button busy={is_ending} aria-label={t('security.sign_out_device', { device })} onClick={onSignOut}>
          {t('security.sign_out')}
        </Button>
      )}
    </li>
  );
}
