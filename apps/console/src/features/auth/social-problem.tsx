import { Banner, Button, buttonClass, type BannerTone } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import type { SocialFlow } from './social-response.ts';
import { beginSocialFlow } from './social-flow.ts';
import { SECURITY_PATH } from './social-paths.ts';
import { useSocialProviders } from './social-providers.ts';

export interface SocialProblemProps {
  /** Null when the answer belongs to no question of this tab. */
  flow: SocialFlow | null;
  tone: BannerTone;
  /** The email has an account already: its own sign-in comes first. */
  has_account?: boolean;
  children: ReactNode;
}

/** Why a provider's answer led nowhere, and the ways on from here. */
export function SocialProblem({ flow, tone, has_account = false, children }: SocialProblemProps) {
  const { t } = useLocale();
  const { data: clients = [] } = useSocialProviders();
  const client = flow === null ? undefined : clients.find(({ provider }) => provider === flow.provider);
  const is_linking = flow?.purpose === 'link';
  const next = has_account ? SECURITY_PATH : flow?.next;
  return (
    <div className="c-stack">
      <Banner tone={tone}>{children}</Banner>
      {flow === null || client === undefined || has_account ? null : (
        <Button variant="primary" size="lg" block onClick={() => beginSocialFlow(client, flow)}>
          {t('common.try_again')}
        </Button>
      )}
      {is_linking ? (
        <Link to={SECURITY_PATH} className={buttonClass({ size: 'lg', block: true })}>
          {t('social.back_to_settings')}
        </Link>
      ) : (
        <Link
          to="/auth"
          search={next == null ? {} : { next }}
          className={buttonClass({ variant: has_account ? 'primary' : 'secondary', size: 'lg', block: true })}
        >
          {has_account ? t('social.password_first') : t('auth.back_to_sign_in')}
        </Link>
      )}
    </div>
  );
}
