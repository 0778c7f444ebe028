import { canCall } from '@sampan/api-client';
import type { Member } from '@sampan/contract';
import { IconButton, iconEdit, iconTrash, TableFrame, Tag } from '@sampan/ui';
import { useState } from 'react';
import { asListed } from '../../../shared/list/as-listed.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { nameOf } from './member-name.ts';
import { RoleDialog } from './role-dialog.tsx';
import { useRemoveMember } from './use-members.ts';

/** The company's people; owners change the roles of the others and remove them (spec 6). */
export function MemberTable({ members }: { members: readonly Member[] }) {
  const { t } = useLocale();
  const user = useUser();
  const may_change = canCall('changeMemberRole', user) && canCall('removeMember', user);
  const [changing, setChanging] = useState<Member | null>(null);
  const [leaving, setRemoving] = useState<Member | null>(null);
  const removing = asListed(members, leaving);
  const remove = useRemoveMember();
  const closeRemove = () => {
    remove.reset();
    setRemoving(null);
  };
  return (
    <>
      <TableFrame label={t('member.title')}>
        <thead>
          <tr>
            <th scope="col">{t('member.person')}</th>
            <th scope="col">{t('member.role')}</th>
            <th scope="col">{t('member.signs_in_with')}</th>
            <th scope="col">{t('member.last_seen')}</th>
            {may_change ? (
              <th scope="col">
                <span className="s-visually-hidden">{t('common.edit')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              may_change={may_change}
              onChange={setChanging}
              onRemove={setRemoving}
            />
          ))}
        </tbody>
      </TableFrame>
      <RoleDialog target={asListed(members, changing)} onClose={() => setChanging(null)} />
      <ConfirmDialog
        open={removing !== null}
        title={t('member.remove_title', { name: removing === null ? '' : nameOf(removing) })}
        action={t('member.remove')}
        keep={t('member.remove_keep')}
        call={remove}
        onClose={closeRemove}
        onConfirm={() => {
          if (removing === null) return;
          remove.mutate(removing.id, {
            onSuccess: () => {
              showToast(t('member.removed', { name: nameOf(removing) }));
              closeRemove();
            },
          });
        }}
      >
        <p>
          {t('member.remove_text', {
            name: removing === null ? '' : nameOf(removing),
            company: user.company_name,
          })}
        </p>
      </ConfirmDialog>
    </>
  );
}

interface MemberRowProps {
  member: Member;
  may_change: boolean;
  onChange: (member: Member) => void;
  onRemove: (member: Member) => void;
}

function MemberRow({ member, may_change, onChange, onRemove }: MemberRowProps) {
  const { t, formatMoment } = useLocale();
  const name = nameOf(member);
  return (
    <tr>
      <td data-lead="">
        <span className="c-members__name">
          <strong>{name}</strong>
          {member.is_you ? <Tag tone="info">{t('member.you')}</Tag> : null}
          {member.is_mail_verified || member.email === '' ? null : <Tag tone="warning">{t('member.unverified')}</Tag>}
        </span>
        {member.name === '' ? null : <span className="s-muted c-members__email">{member.email}</span>}
      </td>
      <td data-label={t('member.role')}>{t(`settings.role_${member.role}`)}</td>
      <td data-label={t('member.signs_in_with')}>
        {member.sign_in_ways.map((way) => t(`member.way_${way}`)).join(', ')}
      </td>
      <td data-label={t('member.last_seen')} className="s-num">
        {member.last_seen_at === null ? t('member.never_seen') : formatMoment(member.last_seen_at)}
      </td>
      {may_change ? (
        <td className="s-table__end">
          {member.is_you ? null : (
            <span className="c-members__actions">
              <IconButton
                icon={iconEdit}
                label={t('member.change_role_of', { name })}
                onClick={() => onChange(member)}
              />
              <IconButton icon={iconTrash} label={t('member.remove_of', { name })} onClick={() => onRemove(member)} />
            </span>
          )}
        </td>
      ) : null}
    </tr>
  );
}
