import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Member } from '@sampan/contract';
import { Banner, Button, Dialog, TextField } from '@sampan/ui';
import { INVITATION_DAYS, inviteSchema } from '@sampan/validators';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../../shared/api/services.tsx';
import { useDelayedValidation } from '../../../shared/form/use-delayed-validation.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { RoleChoice } from './role-choice.tsx';
import { useRefreshMembers } from './use-members.ts';

const FORM_ID = 'invite-member';

export interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Email and role of somebody to invite (spec 6). What was typed survives every refusal. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const { t } = useLocale();
  const [is_busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('member.invite')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={is_busy} busyLabel={t('member.invite_sending')}>
            {t('member.invite_send')}
          </Button>
        </>
      }
    >
      <InviteFields onBusy={setBusy} onDone={onClose} />
    </Dialog>
  );
}

/** Mounted anew with every opening, so it begins empty. */
function InviteFields({ onBusy, onDone }: { onBusy: (is_busy: boolean) => void; onDone: () => void }) {
  const { t, issueText } = useLocale();
  const api = useApi();
  const refresh = useRefreshMembers();
  const [role, setRole] = useState<Member['role']>('staff');
  const form = useForm({ resolver: valibotResolver(inviteSchema), defaultValues: { email: '' }, mode: 'onBlur' });
  useDelayedValidation(form);
  const { submit, failure } = useSubmit({
    form,
    fields: { email: 'email' },
    call: async ({ email }) => {
      onBusy(true);
      try {
        const invitation = await api.inviteMember({ body: { email, role } });
        await refresh();
        return invitation;
      } finally {
        onBusy(false);
      }
    },
    onSuccess: ({ email }) => {
      showToast(t('member.invited', { email }));
      onDone();
    },
  });
  const problem = form.formState.errors.email?.message;
  return (
    <form id={FORM_ID} className="c-stack" onSubmit={submit} noValidate>
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
      <TextField
        {...form.register('email')}
        label={t('sign_in.email')}
        hint={t('member.invite_hint', { days: String(INVITATION_DAYS) })}
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        data-autofocus=""
        error={problem === undefined ? undefined : issueText(problem)}
      />
      <RoleChoice value={role} onChange={setRole} />
    </form>
  );
}
