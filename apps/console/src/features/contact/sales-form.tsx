import { valibotResolver } from '@hookform/resolvers/valibot';
import { Select, TextArea, TextField } from '@sampan/ui';
import { CONTENT_MAX, salesLeadSchema } from '@sampan/validators';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../shared/api/services.tsx';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { useFormTitle } from '../../shared/form/use-form-title.ts';
import { useDelayedValidation } from '../../shared/form/use-delayed-validation.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { CountryPhone } from './country-phone.tsx';
import { useEnquirer } from './enquirer.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { useRetryKey } from '../../shared/form/use-retry-key.ts';

/** What Sampan's own people read, in English, whatever language the page has. */
const SERVICES = [
  { value: 'Local delivery', label: 'contact.service_local' },
  { value: 'International shipping', label: 'contact.service_international' },
  { value: 'Cash on delivery', label: 'contact.service_cod' },
  { value: 'Warehousing and fulfilment', label: 'contact.service_fulfilment' },
  { value: 'Something else', label: 'contact.service_else' },
] as const;

const FIELDS = {
  first_name: 'first_name',
  last_name: 'last_name',
  company_name: 'company_name',
  company_email: 'company_email',
  company_phone: 'company_phone',
  company_website: 'company_website',
  region: 'region',
  service: 'service',
  comment: 'comment',
} as const;

/** 'Wei Ling Tan' fills in 'Wei Ling' and 'Tan'. */
function namesOf(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/u);
  return {
    first_name: words.slice(0, -1).join(' ') || name.trim(),
    last_name: words.length > 1 ? (words.at(-1) ?? '') : '',
  };
}

/** Spec section 3 'sales lead': first_name ... comment. */
export function SalesForm({ onSent }: { onSent: (email: string) => void }) {
  const { t, issueText } = useLocale();
  const api = useApi();
  const who = useEnquirer();
  const [country, setCountry] = useState(who.country);
  const fax = useRef('');
  const { keyFor } = useRetryKey();
  const form = useForm({
    resolver: valibotResolver(salesLeadSchema(country)),
    defaultValues: {
      ...namesOf(who.name),
      company_name: who.company_name,
      company_email: who.email,
      company_phone: who.phone,
      company_website: '',
      region: '',
      service: '',
      comment: '',
    },
    mode: 'onTouched',
    reValidateMode: 'onChange',
  });
  useDelayedValidation(form);
  const call = useSubmit({
    form,
    call: (values) => {
      const body = { ...values, country_code: country, fax_number: fax.current };
      return api.sendSalesLead({ body }, { idempotency_key: keyFor(body) });
    },
    fields: FIELDS,
    onSuccess: (_done, { company_email }) => onSent(company_email),
  });
  const { errors } = form.formState;
  const said = (message: string | undefined) => (message === undefined ? undefined : issueText(message));
  const optional = (label: string) => `${label} (${t('common.optional')})`;
  useFormTitle(t('contact.sales_title'), form.formState);
  return (
    <EnquiryForm call={call} onFax={(text) => (fax.current = text)}>
      <div className="c-contact__pair">
        <TextField
          {...form.register('first_name')}
          label={t('label.first_name')}
          required
          autoComplete="given-name"
          error={said(errors.first_name?.message)}
        />
        <TextField
          {...form.register('last_name')}
          label={t('label.last_name')}
          required
          autoComplete="family-name"
          error={said(errors.last_name?.message)}
        />
        <TextField
          {...form.register('company_name')}
          label={t('label.company_name')}
          required
          autoComplete="organization"
          error={said(errors.company_name?.message)}
        />
        <TextField
          {...form.register('company_email')}
          label={t('label.email')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          error={said(errors.company_email?.message)}
        />
      </div>
      <CountryPhone
        form={form}
        name="company_phone"
        country={country}
        onCountry={setCountry}
        error={said(errors.company_phone?.message)}
      />
      <div className="c-contact__pair">
        <TextField
          {...form.register('company_website')}
          label={optional(t('label.website_url'))}
          type="url"
          inputMode="url"
          autoComplete="url"
          error={said(errors.company_website?.message)}
        />
        <Select
          {...form.register('service')}
          label={t('label.service')}
          required
          placeholder={t('contact.choose_service')}
          options={SERVICES.map(({ value, label }) => ({ value, label: t(label) }))}
          error={said(errors.service?.message)}
        />
      </div>
      <TextField
        {...form.register('region')}
        label={optional(t('label.region'))}
        hint={t('contact.region_hint')}
        autoComplete="off"
        error={said(errors.region?.message)}
      />
      <TextArea
        {...form.register('comment')}
        label={optional(t('label.comment'))}
        rows={4}
        maxLength={CONTENT_MAX}
        error={said(errors.comment?.message)}
      />
    </EnquiryForm>
  );
}
