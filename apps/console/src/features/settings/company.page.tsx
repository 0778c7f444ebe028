import type { CompanyInfo } from '@sampan/contract';
import { BUSINESS_NUMBERS } from '@sampan/country-rules';
import { canCall } from '@sampan/api-client';
import { Banner, ErrorSummary, SkeletonRows, TextField } from '@sampan/ui';
import { businessNumberLabel } from '@sampan/validators';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { dueErrors, useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { updateSessionUser } from '../../shared/session/session.store.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { companyFormErrors, companyFormOf, companyInputOf, type CompanyForm } from './company-form.ts';
import { LogoField } from './logo-field.tsx';
import { RegistrationFile } from './registration-file.tsx';
import { SaveBar } from './save-bar.tsx';
import { useEdited } from './use-edited.ts';

/** /settings/company: what the company is called, and what the trade register knows of it (spec section 2, Forms implied). */
export function CompanyPage() {
  const { t } = useLocale();
  const api = useApi();
  const query = useQuery({
    queryKey: queryKeys.companyInfo,
    queryFn: ({ signal }) => api.getCompany(undefined, { signal }),
  });
  usePageTitle(t('settings.company'));
  return (
    <>
      <h1>{t('settings.company')}</h1>
      {query.isError ? (
        <LoadError title={t('state.error_title')} query={query} />
      ) : query.data === undefined ? (
        <SkeletonRows rows={4} rowHeight={64} label={t('common.loading')} />
      ) : (
        <CompanySettings company={query.data} />
      )}
    </>
  );
}

function CompanySettings({ company }: { company: CompanyInfo }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const user = useUser();
  const country = user.country_code;
  const may_write = canCall('saveCompany', user);
  const saved = companyFormOf(company);
  const { form, is_dirty, attempt, ...edited } = useEdited(saved, useState<CompanyForm | null>(null));
  const errors = dueErrors(companyFormErrors(form, country, t), attempt, useSettledFields('company'));
  const save = useMutation({
    mutationFn: (sent: CompanyForm) => api.saveCompany({ body: companyInputOf(sent) }),
    onSuccess: (info, sent) => {
      queries.setQueryData(queryKeys.companyInfo, info);
      updateSessionUser({ ...user, company_name: info.name });
      edited.recordSaved(sent);
      showToast(t('settings.saved'));
    },
  });
  const discard = () => {
    edited.discard();
    save.reset();
  };
  const field = (name: keyof CompanyForm) => ({
    id: `company-${name}`,
    disabled: !may_write,
    value: form[name],
    error: errors[name],
    onValueChange: (text: string) => edited.edit({ ...form, [name]: text }),
  });
  const problems = Object.entries(errors).map(([name, message]) => ({ fieldId: `company-${name}`, message }));
  return (
    <form
      className="c-settings__sections"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!is_dirty || save.isPending) return;
        edited.recordAttempt();
        if (Object.keys(companyFormErrors(form, country, t)).length === 0) save.mutate(form);
      }}
    >
      {may_write ? null : <Banner tone="info">{t('settings.owner_only')}</Banner>}
      {attempt === 0 ? null : (
        <ErrorSummary
          title={t('common.errors_found', { count: problems.length })}
          problems={problems}
          attempt={attempt}
        />
      )}
      {save.error === null ? null : <Banner tone="danger">{locale.errorText(save.error)}</Banner>}
      <section className="c-card c-settings__section" aria-labelledby="company-names">
        <h2 id="company-names">{t('settings.company')}</h2>
        <p className="s-muted">{t('settings.company_text')}</p>
        <TextField {...field('name')} label={t('label.company_name')} required autoComplete="organization" />
        <TextField {...field('brand_name')} label={t('label.brand_name')} required autoComplete="off" />
        <TextField
          {...field('website_url')}
          label={t('label.website_url')}
          required
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
        />
        <LogoField company={company} />
      </section>
      <section className="c-card c-settings__section" aria-labelledby="company-business">
        <h2 id="company-business">{t('settings.business')}</h2>
        <p className="s-muted">{t('settings.business_text')}</p>
        <TextField
          {...field('entity_type')}
          label={t('label.entity_type')}
          hint={t('settings.entity_hint')}
          autoComplete="off"
        />
        <div className="c-settings__pair">
          <TextField {...field('date')} type="date" label={t('settings.incorporated_on')} />
          <TextField
            {...field('uen')}
            label={t(businessNumberLabel(country))}
            hint={t('settings.number_hint', { example: BUSINESS_NUMBERS[country].example })}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </div>
        <RegistrationFile company={company} />
      </section>
      {is_dirty && may_write ? <SaveBar busy={save.isPending} onDiscard={discard} /> : null}
    </form>
  );
}
