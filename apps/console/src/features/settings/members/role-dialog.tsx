import type { Member } from '@sampan/contract';
import { Banner, Button, Dialog } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { nameOf } from './member-name.ts';
import { RoleChoice } from './role-choice.tsx';
import { useChangeRole } from './use-members.ts';

export interface RoleDialogProps {
  /** Whose role changes; null keeps the dialog closed. */
  target: Member | null;
  onClose: () => void;
}

/** Another role for somebody (spec 6); it holds from their next click on. */
export function RoleDialog({ target, onClose }: RoleDialogProps) {
  const locale = useLocale();
  const { t } = locale;
  const change = useChangeRole();
  const [chosen, setChosen] = useState<{ id: string; role: Member['role'] } | null>(null);
  const role = target !== null && chosen?.id === target.id ? chosen.role : (target?.role ?? 'staff');
  const close = () => {
    change.reset();
    setChosen(null);
    onClose();
  };
  const save = () => {
    if (target === null) return;
    if (role === target.role) {
      close();
      return;
    }
    change.mutate(
      { id: target.id, role },
      {
        onSuccess: () => {
          showToast(t('member.role_changed', { name: nameOf(target), role: t(`settings.role_${role}`) }));
          close();
        },
      },
    );
  };
  return (
    <Dialog
      open={target !== null}
      onClose={close}
      title={target === null ? '' : t('member.change_role_of', { name: nameOf(target) })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button variant="primary" busy={change.isPending} busyLabel={t('common.saving')} onClick={save}>
            {t('member.change_role')}
          </Button>
        </>
      }
    >
      <div className="c-stack">
        {change.isError ? <Banner tone="danger">{locale.errorText(change.error)}</Banner> : null}
        <RoleChoice
          value={role}
          onChange={(next) => {
            if (target !== null) setChosen({ id: target.id, role: next });
          }}
        />
      </div>
    </Dialog>
  );
}
