import { useStore } from '@nanostores/react';
import { Icon, iconAlert, iconRefresh } from '@sampan/ui';
import { useRef } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { $live, $online } from './live.store.ts';

/** Says that the machine is offline, or that this page does not hear of changes by itself, as long as it is so. */
export function ConnectionBanner() {
  const { t, formatMoment } = useLocale();
  const online = useStore($online);
  const live = useStore($live);
  const since = useRef<number | null>(null);
  if (online) since.current = null;
  else since.current ??= Math.floor(Date.now() / 1000);
  if (online && live !== 'lost') return <div className="c-connection" role="status" />;
  return (
    <div className="c-connection" role="status">
      <p className={online ? 'c-connection__line' : 'c-connection__line c-connection__line--offline'}>
        <Icon shape={online ? iconRefresh : iconAlert} size={16} />
        {online ? t('shell.live_lost') : t('shell.offline', { when: formatMoment(since.current ?? 0) })}
      </p>
    </div>
  );
}
