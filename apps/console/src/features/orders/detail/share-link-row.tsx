import type { ShareLink } from '@sampan/contract';
import type { Localisation } from '@sampan/i18n';
import { Button, Icon, iconMail, iconPhone, iconShare, Tag, type TagTone } from '@sampan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';

const TONES: Readonly<Record<ShareLink['state'], TagTone>> = {
  sent: 'neutral',
  opened: 'info',
  confirmed: 'success',
  expired: 'warning',
  revoked: 'neutral',
  blocked: 'danger',
};
const ICONS = { email: iconMail, sms: iconPhone, none: iconShare } as const;

/** The last thing that happened, and how long an unused link goes on. */
function momentOf(link: ShareLink, { t, formatDate, formatMoment }: Localisation): string {
  const { state, channel, created_at, opened_at, expires_at } = link;
  if (state === 'blocked') return t('confirmation.row_blocked');
  const made = channel === 'none' ? 'confirmation.row_made' : 'confirmation.row_sent';
  const last =
    opened_at === null
      ? t(made, { when: formatMoment(created_at) })
      : t('confirmation.row_opened', { when: formatMoment(opened_at) });
  if (state !== 'sent' && state !== 'opened') return last;
  return `${last} · ${t('confirmation.row_until', { when: formatDate(expires_at) })}`;
}

export interface ShareLinkRowProps {
  link: ShareLink;
  may_revoke: boolean;
}

/** One link: where it went, what became of it, and the way to end it. */
export function ShareLinkRow({ link, may_revoke }: ShareLinkRowProps) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => api.revokeShareLink({ params: { id: link.id } }),
    onSuccess: () => {
      showToast(t('confirmation.revoked_done'));
      return queries.invalidateQueries({ queryKey: queryKeys.orders });
    },
    onError: (error) => showToast(locale.errorText(error)),
  });
  const recipient = link.recipient === '' ? t('confirmation.copied_link') : link.recipient;
  const is_alive = link.state === 'sent' || link.state === 'opened';
  const word =
    link.state === 'sent' && link.channel === 'none'
      ? t('confirmation.state_ready')
      : t(`confirmation.state_${link.state}`);
  return (
    <li className="c-links__row">
      <Icon shape={ICONS[link.channel]} />
      <div className="c-links__facts">
        <span className="c-links__who s-num">{recipient}</span>
        <small className="s-dim">{momentOf(link, locale)}</small>
      </div>
      <Tag tone={TONES[link.state]}>{word}</Tag>
      {may_revoke && is_alive ? (
        <Button
          variant="quiet"
          size="sm"
          busy={revoke.isPending}
          aria-label={t('confirmation.revoke_named', { recipient })}
          onClick={() => revoke.mutate()}
        >
          {t('confirmation.revoke')}
        </Button>
      ) : null}
    </li>
  );
}
