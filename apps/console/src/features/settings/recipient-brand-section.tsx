import { canCall } from '@sampan/api-client';
import type { CompanyInfo, RecipientBrand, RecipientPages } from '@sampan/contract';
import { Banner, Checkbox, ErrorSummary, TextArea, TextField } from '@sampan/ui';
import { RETURN_POLICY_MAX } from '@sampan/validators';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { dueErrors, useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { ColourField } from '../add-to-site/colour-field.tsx';
import { LogoField } from './logo-field.tsx';
import { recipientBrandErrors } from './recipient-brand-form.ts';
import { SaveBar } from './save-bar.tsx';
import { useEdited, type EditedState } from './use-edited.ts';

export interface RecipientBrandSectionProps {
  pages: RecipientPages;
  /** With its logo; null until it is known. */
  company: CompanyInfo | null;
  /** What stands in the form, which the preview shows. */
  state: EditedState<RecipientBrand>;
}

/** How recipients see the shop: whether in its brand, the colour, and what it says of itself there. */
export function RecipientBrandSection({ pages, company, state }: RecipientBrandSectionProps) {
  const { t, errorText } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const user = useUser();
  const may_write = canCall('saveRecipientBrand', user);
  const { form, is_dirty, attempt, edit, ...edited } = useEdited(pages.brand, state);
  const all = recipientBrandErrors(form, user.country_code, t);
  const errors = dueErrors(all, attempt, useSettledFields('brand'));
  const save = useMutation({
    mutationFn: (sent: RecipientBrand) => api.saveRecipientBrand({ body: sent }),
    onSuccess: (written, sent) => {
      queries.setQueryData(queryKeys.recipientPages, written);
      edited.recordSaved(sent);
      showToast(t('settings.saved'));
    },
  });
  const discard = () => {
    edited.discard();
    save.reset();
  };
  const field = (name: 'shop_url' | 'contact_email' | 'contact_phone' | 'return_policy') => ({
    id: `brand-${name}`,
    disabled: !may_write,
    value: form[name],
    error: errors[name],
    onValueChange: (text: string) => edit({ ...form, [name]: text }),
  });
  const problems = Object.entries(errors).map(([name, message]) => ({ fieldId: `brand-${name}`, message }));
  return (
    <form
      className="c-card c-settings__section"
      aria-labelledby="recipient-brand"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!is_dirty || save.isPending) return;
        edited.recordAttempt();
        if (Object.keys(all).length === 0) save.mutate(form);
      }}
    >
      <h2 id="recipient-brand">{t('recipient_page.brand')}</h2>
      <p className="s-muted">{t('recipient_page.brand_text')}</p>
      {may_write ? null : <Banner tone="info">{t('settings.owner_only')}</Banner>}
      {attempt === 0 ? null : (
        <ErrorSummary
          title={t('common.errors_found', { count: problems.length })}
          problems={problems}
          attempt={attempt}
        />
      )}
      {save.error === null ? null : <Banner tone="danger">{errorText(save.error)}</Banner>}
      <Checkbox
        label={t('recipient_page.brand_show')}
        checked={form.is_shown}
        disabled={!may_write}
        onCheckedChange={(is_shown) => edit({ ...form, is_shown })}
      />
      {company === null ? null : <LogoField company={company} />}
      <fieldset className="c-brand__fields" disabled={!may_write}>
        <ColourField value={form.colour} onValueChange={(colour) => edit({ ...form, colour })} />
        <TextField
          {...field('shop_url')}
          label={t('recipient_page.brand_site')}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
        />
        <div className="c-settings__pair">
          <TextField
            {...field('contact_email')}
            label={t('recipient_page.brand_email')}
            hint={t('recipient_page.brand_contact_hint')}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
          <TextField
            {...field('contact_phone')}
            label={t('recipient_page.brand_phone')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
          />
        </div>
        <TextArea
          {...field('return_policy')}
          label={t('recipient_page.brand_policy')}
          hint={t('recipient_page.brand_policy_hint')}
          rows={5}
          maxLength={RETURN_POLICY_MAX}
        />
      </fieldset>
      {is_dirty && may_write ? <SaveBar busy={save.isPending} onDiscard={discard} /> : null}
    </form>
  );
}
