import { canCall } from '@sampan/api-client';
import type { Invitation } from '@sampan/contract';
import { Banner, IconButton, iconRefresh, iconTrash, TableFrame, Tag } from '@sampan/ui';
import { useState } from 'react';
import { errorTextWithWait } from '../../../shared/form/form-error.ts';
import { asListed } from '../../../shared/list/as-listed.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useResendInvitation, useRevokeInvitation } from './use-members.ts';

/** Who was asked to join and has not answered; owners send again or take back (spec 6). */
export function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  const locale = useLocale();
  const { t } = locale;
  const user = useUser();
  const may_change = canCall('resendInvitation', user) && canCall('revokeInvitation', user);
  const resend = useResendInvitation();
  const revoke = useRevokeInvitation();
  const [opened, setRevoking] = useState<Invitation | null>(null);
  const revoking = asListed(invitations, opened);
  const close = () => {
    revoke.reset();
    setRevoking(null);
  };
  return (
    <section className="c-settings__section" aria-labelledby="open-invitations">
      <h2 id="open-invitations">{t('member.invitations')}</h2>
      <p className="s-muted">{t('member.invitations_text')}</p>
      {resend.isError ? <Banner tone="danger">{errorTextWithWait(locale, resend.error)}</Banner> : null}
      <TableFrame label={t('member.invitations')}>
        <thead>
          <tr>
            <th scope="col">{t('sign_in.email')}</th>
            <th scope="col">{t('member.role')}</th>
            <th scope="col">{t('member.sent')}</th>
            <th scope="col">{t('member.state')}</th>
            {may_change ? (
              <th scope="col">
                <span className="s-visually-hidden">{t('common.edit')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {invitations.map((invitation) => (
            <tr key={invitation.id}>
              <td data-lead="">
                <strong className="c-members__email">{invitation.email}</strong>
              </td>
              <td data-label={t('member.role')}>{t(`settings.role_${invitation.role}`)}</td>
              <td data-label={t('member.sent')} className="s-num">
                {t('member.sent_by', {
                  when: locale.formatMoment(invitation.sent_at),
                  name: invitation.invited_by,
                })}
              </td>
              <td data-label={t('member.state')} className="s-num">
                {invitation.is_expired ? (
                  <Tag tone="warning">{t('member.expired')}</Tag>
                ) : (
                  t('member.works_until', { when: locale.formatMoment(invitation.expires_at) })
                )}
              </td>
              {may_change ? (
                <td className="s-table__end">
                  <span className="c-members__actions">
                    <IconButton
                      icon={iconRefresh}
                      label={t('member.resend_of', { email: invitation.email })}
                      disabled={resend.isPending}
                      onClick={() => resend.mutate(invitation.id, { onSuccess: () => showToast(t('member.resent')) })}
                    />
                    <IconButton
                      icon={iconTrash}
                      label={t('member.revoke_of', { email: invitation.email })}
                      onClick={() => setRevoking(invitation)}
                    />
                  </span>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <ConfirmDialog
        open={revoking !== null}
        title={t('member.revoke_title')}
        action={t('member.revoke')}
        keep={t('member.remove_keep')}
        call={revoke}
        onClose={close}
        onConfirm={() => {
          if (revoking === null) return;
          revoke.mutate(revoking.id, {
            onSuccess: () => {
              showToast(t('member.revoked'));
              close();
            },
          });
        }}
      >
        <p>{t('member.revoke_text', { email: revoking?.email ?? '' })}</p>
      </ConfirmDialog>
    </section>
  );
}
