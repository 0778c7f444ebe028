import { buttonClass, Skeleton } from '@sampan/ui';
import type { SocialClient } from '@sampan/contract';
import { useEffect, useState } from 'react';
import { safeNextPath } from '../../shared/routing/next-path.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { beginSocialFlow } from './social-flow.ts';
import { SocialMark } from './social-mark.tsx';
import { PROVIDER_NAMES, useSocialProviders } from './social-providers.ts';
import './social.css';
import { useAuthSearch } from './use-auth-search.ts';

/**
 * One button per provider that this server lets people sign in with (spec section 1). They lead to the provider's own page
 * and back to /auth/social; no script of a provider is loaded. Draws nothing where there is none.
 */
export function SocialButtons() {
  const { t } = useLocale();
  const { next } = useAuthSearch();
  const { data: clients, isPending } = useSocialProviders();
  const [leaving, setLeaving] = useState<SocialClient['provider'] | null>(null);
  useEffect(() => {
    // The Back button brings this very page back as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(null);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  if (isPending)
    return (
      <div className="c-social" aria-hidden="true">
        <Skeleton height={48} />
        <Skeleton height={48} />
      </div>
    );
  if (clients === undefined || clients.length === 0) return null;
  return (
    <div className="c-social">
      {clients.map((client) => (
        <button
          key={client.provider}
          type="button"
          className={buttonClass({ size: 'lg', block: true })}
          aria-busy={leaving === client.provider || undefined}
          disabled={leaving !== null}
          onClick={() => {
            setLeaving(client.provider);
            beginSocialFlow(client, { purpose: 'sign_in', next: safeNextPath(next) });
          }}
        >
          <span className="s-button__content">
            <SocialMark provider={client.provider} />
            <span className="s-button__label">
              {t('social.continue', { provider: PROVIDER_NAMES[client.provider] })}
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}
