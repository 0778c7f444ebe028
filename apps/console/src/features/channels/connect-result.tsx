import type { AvailableStore, StoreSource } from '@sampan/contract';
import { Banner, Button } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { canCall } from '@sampan/api-client';
import type { StoresSearch } from './stores-search.ts';
import { useKindName } from './use-stores.ts';

/** Ends of the way through a channel's consent page; any other code gets the sentence for what nothing explains. */
const ENDS = [
  'store_not_available',
  'store_connect_expired',
  'store_consent_refused',
  'store_wrong_shop',
  'store_code_refused',
  'store_keys_refused',
  'store_taken',
  'store_limit',
  'store_unreachable',
] as const;

export interface ConnectResultProps {
  search: StoresSearch;
  kinds: readonly AvailableStore[];
  onRetry: (source: StoreSource) => void;
  onClose: () => void;
}

/** How connecting ended, once somebody is back from the channel: a sentence, and what to do next (channels C13). */
export function ConnectResult({ search, kinds, onRetry, onClose }: ConnectResultProps) {
  const { t } = useLocale();
  const user = useUser();
  const nameOf = useKindName();
  const kind = kinds.find(({ source }) => source === search.source);
  const channel = kind === undefined ? t('store.manual') : nameOf(kind);
  const dismiss = { onDismiss: onClose, dismissLabel: t('common.close') };
  if (search.connected === 'true')
    return (
      <Banner tone="success" title={t('store.connected_title', { channel })} {...dismiss}>
        {t('store.connected_text')}
      </Banner>
    );
  if (search.error === undefined) return null;
  const code = ENDS.find((one) => one === search.error);
  const retry = kind === undefined || !canCall('authStore', user) ? undefined : kind.source;
  return (
    <Banner
      tone="danger"
      title={t('store.connect_failed', { channel })}
      action={
        retry === undefined ? undefined : (
          <Button size="sm" onClick={() => onRetry(retry)}>
            {t('common.try_again')}
          </Button>
        )
      }
      {...dismiss}
    >
      {t(code === undefined ? 'error.internal' : `error.${code}`)}
    </Banner>
  );
}
