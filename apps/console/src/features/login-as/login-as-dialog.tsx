import { Button, Dialog, Banner, TextArea, TextField } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { startImpersonation } from '../../shared/session/impersonation.ts';
import { PersonSearch } from './person-search.tsx';

const FORM_ID = 'login-as';

interface Wish {
  token: string;
  person_id: string | null;
  reason: string;
}

const NOTHING: Wish = { token: '', person_id: null, reason: '' };

export interface LoginAsDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * 'Login as' (spec section 4): an access token, or somebody found and a reason. The button waits while there is nothing to
 * send, after a refusal until something is edited, and while it is sent (spec section 5).
 */
export function LoginAsDialog({ open, onClose }: LoginAsDialogProps) {
  const { t } = useLocale();
  const [wish, setWish] = useState(NOTHING);
  const login = useLoginAs();
  const is_complete = wish.token.trim() !== '' || (wish.person_id !== null && wish.reason.trim() !== '');
  const close = () => {
    setWish(NOTHING);
    login.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('login_as.title')}
      closeLabel={t('common.close')}
      mobile="full"
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={FORM_ID}
            disabled={!is_complete || login.isError || login.isSuccess}
            busy={login.isPending}
            busyLabel={t('common.loading')}
          >
            {t('login_as.title')}
          </Button>
        </>
      }
    >
      <LoginAsFields
        wish={wish}
        onWish={(next) => {
          setWish(next);
          // The error clears on edit (spec section 5).
          if (login.isError) login.reset();
        }}
        error={login.error}
        onSubmit={() => {
          if (is_complete && !login.isPending && !login.isError) login.mutate(wish);
        }}
      />
    </Dialog>
  );
}

/** Opens the session and switches to it. */
function useLoginAs() {
  const api = useApi();
  const user = useUser();
  const { t } = useLocale();
  return useMutation({
    mutationFn: async ({ token, person_id, reason }: Wish) => {
      const access_token =
        token.trim() !== '' || person_id === null
          ? token.trim()
          : (await api.createLoginAsGrant({ body: { user_id: person_id, reason } })).access_token;
      const opened = await api.loginAsAdmin({ body: { access_token } });
      // Spec section 5: refused when the returned user is the signed-in user.
      if (opened.user.id === user.id) throw new Error(t('error.current_account'));
      return opened;
    },
    onSuccess: startImpersonation,
  });
}

interface LoginAsFieldsProps {
  wish: Wish;
  onWish: (wish: Wish) => void;
  error: Error | null;
  onSubmit: () => void;
}

function LoginAsFields({ wish, onWish, error, onSubmit }: LoginAsFieldsProps) {
  const locale = useLocale();
  const { t } = locale;
  const by_token = wish.token.trim() !== '';
  const said = error === null ? undefined : locale.errorText(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={FORM_ID} className="c-stack" onSubmit={submit} noValidate>
      <p className="s-muted">{t('login_as.text')}</p>
      <TextField
        label={t('login_as.token')}
        hint={t('login_as.token_hint')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        data-autofocus=""
        value={wish.token}
        error={by_token ? said : undefined}
        onValueChange={(token) => onWish({ ...wish, token })}
      />
      {by_token ? null : (
        <>
          {said === undefined ? null : <Banner tone="danger">{said}</Banner>}
          <PersonSearch value={wish.person_id} onValueChange={(person_id) => onWish({ ...wish, person_id })} />
          {wish.person_id === null ? null : (
            <TextArea
              label={t('login_as.reason')}
              hint={t('login_as.reason_hint')}
              required
              rows={2}
              maxLength={300}
              value={wish.reason}
              onValueChange={(reason) => onWish({ ...wish, reason })}
            />
          )}
        </>
      )}
    </form>
  );
}
