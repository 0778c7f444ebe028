import { canCall } from '@sampan/api-client';
import type { RecipientPages } from '@sampan/contract';
import type { Localisation } from '@sampan/i18n';
import { Banner, Button, TextField } from '@sampan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type Dispatch, type SetStateAction } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { fieldError } from '../../shared/form/field-error.ts';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { RecipientDomainState } from './recipient-domain-state.tsx';

export interface RecipientDomainSectionProps {
  pages: RecipientPages;
  /** What stands in the field; null while it is what was saved. */
  typed: string | null;
  onType: Dispatch<SetStateAction<string | null>>;
}

/** What is wrong with the name, or why the call failed. */
function refusalText(locale: Localisation, error: Error): string {
  const refused = fieldError(error, 'host');
  return refused === undefined
    ? errorTextWithWait(locale, error)
    : locale.fieldErrorText(refused, locale.t('recipient_page.host'));
}

/** The company's own domain: named, checked against its DNS, removed. */
export function RecipientDomainSection({ pages, typed, onType }: RecipientDomainSectionProps) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const may_write = canCall('saveRecipientDomain', useUser());
  const [removing, setRemoving] = useState(false);
  const keep = (written: RecipientPages) => queries.setQueryData(queryKeys.recipientPages, written);
  const save = useMutation({
    mutationFn: (host: string) => api.saveRecipientDomain({ body: { host } }),
    onSuccess: (written, sent) => {
      keep(written);
      // A look at the DNS takes its time: what was typed since is another name.
      onType((now) => (now === sent ? null : now));
    },
  });
  const remove = useMutation({
    mutationFn: () => api.deleteRecipientDomain(),
    onSuccess: (written) => {
      keep(written);
      onType(null);
      setRemoving(false);
      showToast(t('recipient_page.removed'));
    },
  });
  const { domain, is_offered, usual_url } = pages;
  const host = typed ?? domain?.host ?? '';
  const is_saved = domain !== null && host === domain.host;
  return (
    <section className="c-card c-settings__section" aria-labelledby="recipient-domain">
      <h2 id="recipient-domain">{t('recipient_page.domain')}</h2>
      {is_offered ? (
        <p className="s-muted">{t('recipient_page.domain_text')}</p>
      ) : (
        <p>{t('recipient_page.not_offered', { url: usual_url })}</p>
      )}
      {is_offered && !may_write ? <Banner tone="info">{t('settings.owner_only')}</Banner> : null}
      {is_offered ? (
        <form
          className="c-stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (host.trim() !== '' && !save.isPending) save.mutate(host);
          }}
        >
          <TextField
            label={t('recipient_page.host')}
            hint={t('recipient_page.host_hint')}
            error={save.error === null ? undefined : refusalText(locale, save.error)}
            value={host}
            disabled={!may_write}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onValueChange={(text) => {
              onType(text);
              save.reset();
            }}
          />
          {is_saved ? <RecipientDomainState domain={domain} /> : null}
          {may_write ? (
            <div className="c-row">
              <Button type="submit" variant="primary" busy={save.isPending} busyLabel={t('common.loading')}>
                {t(is_saved ? 'recipient_page.check' : 'recipient_page.connect')}
              </Button>
              {domain === null ? null : <Button onClick={() => setRemoving(true)}>{t('recipient_page.remove')}</Button>}
            </div>
          ) : null}
        </form>
      ) : null}
      <ConfirmDialog
        open={removing}
        title={t('recipient_page.remove_title', { host: domain?.host ?? '' })}
        action={t('recipient_page.remove')}
        keep={t('recipient_page.remove_keep')}
        call={remove}
        onClose={() => setRemoving(false)}
        onConfirm={() => remove.mutate()}
      >
        <p>{t('recipient_page.remove_text', { url: usual_url })}</p>
      </ConfirmDialog>
    </section>
  );
}
