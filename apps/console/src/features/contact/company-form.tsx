import { valibotResolver } from '@hookform/resolvers/valibot';
import { TextField } from '@sampan/ui';
import { companySchema } from '@sampan/validators';
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

export interface CompanyFormProps {
  kind: 'api' | 'brand';
  onSent: (email: string) => void;
}

/** Spec section 2 'API/brand enquiry', with the fields of section 3 'company'. */
export function CompanyForm({ kind, onSent }: CompanyFormProps) {
  const { t, issueText } = useLocale();
  const api = useApi();
  const who = useEnquirer();
  const [country, setCountry] = useState(who.country);
  const fax = useRef('');
  const { keyFor } = useRetryKey();
  const form = useForm({
    resolver: valibotResolver(companySchema(country)),
    defaultValues: { name: who.company_name, email: who.email, phone: who.phone, brand_name: '', website_url: '' },
    mode: 'onTouched',
    reValidateMode: 'onChange',
  });
  useDelayedValidation(form);
  const call = useSubmit({
    form,
    call: (values) => {
      const body = { ...values, kind, country_code: country, fax_number: fax.current };
      return api.sendCompanyEnquiry({ body }, { idempotency_key: keyFor(body) });
    },
    fields: { name: 'name', email: 'email', phone: 'phone', brand_name: 'brand_name', website_url: 'website_url' },
    onSuccess: (_done, { email }) => onSent(email),
  });
  const { errors } = form.formState;
  const said = (message: string | undefined) => (message === undefined ? undefined : issueText(message));
  useFormTitle(t(`contact.${kind}_title`), form.formState);
  return (
    <EnquiryForm call={call} onFax={(text) => (fax.current = text)}>
      <div className="c-contact__pair">
        <TextField
          {...form.register('name')}
          label={t('label.company_name')}
          required
          autoComplete="organization"
          error={said(errors.name?.message)}
        />
        <TextField
          {...form.register('email')}
          label={t('label.email')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          error={said(errors.email?.message)}
        />
      </div>
      <CountryPhone
        form={form}
        name="phone"
        country={country}
        onCountry={setCountry}
        error={said(errors.phone?.message)}
      />
      <div className="c-contact__pair">
        <TextField
          {...form.register('brand_name')}
          label={t('label.brand_name')}
          required
          autoComplete="off"
          error={said(errors.brand_name?.message)}
        />
        <TextField
          {...form.register('website_url')}
          label={t('label.website_url')}
          required
          type="url"
          inputMode="url"
          autoComplete="url"
          error={said(errors.website_url?.message)}
        />
      </div>
    </EnquiryForm>
  );
}
