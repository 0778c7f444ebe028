import { canCall } from '@sampan/api-client';
import { Button, iconPlus, SkeletonRows } from '@sampan/ui';
import { useState } from 'react';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { InvitationTable } from './invitation-table.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberTable } from './member-table.tsx';
import { useMembers } from './use-members.ts';
import './members.css';

/** /settings/members: who belongs to the company. Owners and staff see it, owners change it (spec 6). */
export function MembersPage() {
  const { t } = useLocale();
  const user = useUser();
  const found = useMembers();
  const [inviting, setInviting] = useState(false);
  const may_invite = canCall('inviteMember', user);
  usePageTitle(t('member.title'));
  return (
    <div className="c-members">
      <header className="c-members__head">
        <div className="c-members__intro">
          <h1>{t('member.title')}</h1>
          <p className="s-muted">{t('member.lead', { company: user.company_name })}</p>
          {may_invite ? null : <p className="s-muted">{t('member.only_owners')}</p>}
        </div>
        {may_invite ? (
          <Button variant="primary" icon={iconPlus} onClick={() => setInviting(true)}>
            {t('member.invite')}
          </Button>
        ) : null}
      </header>
      {found.isError ? (
        <LoadError title={t('member.failed')} query={found} />
      ) : found.data === undefined ? (
        <SkeletonRows rows={3} rowHeight={60} label={t('common.loading')} />
      ) : (
        <>
          <MemberTable members={found.data.members} />
          {found.data.invitations.length === 0 ? null : <InvitationTable invitations={found.data.invitations} />}
        </>
      )}
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </div>
  );
}
