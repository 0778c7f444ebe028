import { Banner, Button } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';

/** For people who came by another provider: their first password comes by the link of a forgotten one, to the proved mailbox. */
export function FirstPassword({ email }: { email: string }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const send = useMutation({ mutationFn: () => api.forgotPassword({ body: { email } }) });
  return (
    <section className="c-card c-settings__section" aria-labelledby="security-first-password">
      <h2 id="security-first-password">{t('sign_in.password')}</h2>
      {send.isError ? <Banner tone="danger">{locale.errorText(send.error)}</Banner> : null}
      {send.isSuccess ? (
        <Banner tone="success" title={t('auth.forgot_sent')}>
          {t('auth.forgot_sent_text', { email })}
        </Banner>
      ) : (
        <>
          <p className="s-muted">{t('security.no_password', { email })}</p>
          <div>
            <Button busy={send.isPending} busyLabel={t('auth.sending')} onClick={() => send.mutate()}>
              {t('security.no_password_send')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
