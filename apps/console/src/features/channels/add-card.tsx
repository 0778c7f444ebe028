import type { AvailableStore } from '@sampan/contract';
import { Button } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import { ChannelMark } from '../../shared/brand/channel-mark.tsx';
import { useKindName } from './use-stores.ts';

export interface AddCardProps {
  kind: AvailableStore;
  /** Absent for people who may not connect. */
  onAdd: (() => void) | undefined;
}

/** A kind of store that can be connected; one without keys says why it cannot. */
export function AddCard({ kind, onAdd }: AddCardProps) {
  const { t } = useLocale();
  const name = useKindName()(kind);
  const is_manual = kind.source === 'manual';
  return (
    <article className="c-store c-store--add" aria-label={name}>
      <ChannelMark source={kind.source} size="lg" />
      <h2>{name}</h2>
      {kind.is_available ? (
        <>
          <p className="s-muted">{t(is_manual ? 'store.intro_manual' : 'store.intro')}</p>
          {onAdd === undefined ? null : (
            <Button
              size="sm"
              aria-label={is_manual ? undefined : t('store.connect_name', { channel: name })}
              onClick={onAdd}
            >
              {t(is_manual ? 'store.add_manual' : 'store.connect')}
            </Button>
          )}
        </>
      ) : (
        <>
          <strong className="c-store__off">{t('store.state_unavailable')}</strong>
          <p className="s-muted">{t('store.no_keys', { channel: name })}</p>
        </>
      )}
    </article>
  );
}
