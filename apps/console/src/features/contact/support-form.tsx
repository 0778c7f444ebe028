import { valibotResolver } from '@hookform/resolvers/valibot';
import { TextArea, TextField } from '@sampan/ui';
import { CONTENT_MAX, supportMessageSchema } from '@sampan/validators';
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

/** Spec section 3 'support message': name, email, phone, content. Without a session the phone may stay empty. */
export function SupportForm({ onSent }: { onSent: (email: string) => void }) {
  const { t, issueText } = useLocale();
  const api = useApi();
  const who = useEnquirer();
  const [country, setCountry] = useState(who.country);
  const fax = useRef('');
  const { keyFor } = useRetryKey();
  const form = useForm({
    resolver: valibotResolver(supportMessageSchema(country, { phone_optional: !who.is_known })),
    defaultValues: { name: who.name, email: who.email, phone: who.phone, content: '' },
    mode: 'onTouched',
    reValidateMode: 'onChange',
  });
  useDelayedValidation(form);
  const call = useSubmit({
    form,
    call: (values) => {
      const body = { ...values, country_code: country, fax_number: fax.current };
      return api.sendContact({ body }, { idempotency_key: keyFor(body) });
    },
    fields: { name: 'name', email: 'email', phone: 'phone', content: 'content' },
    onSuccess: (_done, { email }) => onSent(email),
  });
  const { errors } = form.formState;
  const said = (message: string | undefined) => (message === undefined ? undefined : issueText(message));
  useFormTitle(t('contact.title'), form.formState);
  return (
    <EnquiryForm call={call} onFax={(text) => (fax.current = text)}>
      <div className="c-contact__pair">
        <TextField
          {...form.register('name')}
          label={t('label.name')}
          required
          autoComplete="name"
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
        is_optional={!who.is_known}
        error={said(errors.phone?.message)}
      />
      <TextArea
        {...form.register('content')}
        label={t('label.content')}
        required
        rows={6}
        maxLength={CONTENT_MAX}
        error={said(errors.content?.message)}
      />
    </EnquiryForm>
  );
}
