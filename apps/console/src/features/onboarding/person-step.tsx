import { normalisePhone } from '@sampan/country-rules';
import { issueText } from '@sampan/i18n';
import { TextField } from '@sampan/ui';
import { issueMessage, onboardPersonSchema, validateForm } from '@sampan/validators';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/api/services.tsx';
import { dueErrors, useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { PhoneInput } from '../../shared/phones/phone-input.tsx';
import { updateSessionUser } from '../../shared/session/session.store.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { StepForm } from './step-form.tsx';

export interface StepProps {
  onDone: () => void;
  onSkip: () => void;
}

type Field = 'name' | 'phone' | 'company_name';

/** Step 1: who couriers call, and what the company is called. What sign-up knows is filled in. */
export function PersonStep({ onDone, onSkip }: StepProps) {
  const { t } = useLocale();
  const api = useApi();
  const user = useUser();
  const country = user.country_code;
  const [form, setForm] = useState(() => ({
    name: user.name,
    phone: user.phone === '' ? '' : normalisePhone(user.phone, country),
    company_name: user.company_name,
  }));
  const [attempt, setAttempt] = useState(0);
  const checked = validateForm(onboardPersonSchema(country), form);
  const wrong: Partial<Record<Field, string>> = {};
  for (const issue of checked.issues ?? [])
    wrong[issue.path as Field] ??= issueText(t, issueMessage(issue.key, issue.params));
  const errors = dueErrors(wrong, attempt, useSettledFields('onboard'));
  const save = useMutation({
    mutationFn: (body: { name: string; phone: string; company_name: string }) => api.saveSetting({ body }),
    onSuccess: (saved) => {
      updateSessionUser(saved);
      onDone();
    },
  });
  const field = (name: Field) => ({
    id: `onboard-${name}`,
    required: true,
    value: form[name],
    error: errors[name],
    onValueChange: (text: string) => setForm({ ...form, [name]: text }),
  });
  return (
    <StepForm
      title={t('onboard.person_title')}
      text={t('onboard.person_text')}
      action={t('common.continue')}
      onSkip={onSkip}
      busy={save.isPending}
      busyLabel={t('common.saving')}
      error={save.error}
      attempt={attempt}
      problems={Object.entries(errors).map(([name, message]) => ({ fieldId: `onboard-${name}`, message }))}
      onSubmit={() => {
        setAttempt(attempt + 1);
        if (checked.output !== undefined) save.mutate(checked.output);
      }}
    >
      <div className="c-card c-stack">
        <TextField {...field('name')} label={t('address.name')} autoComplete="name" maxLength={120} />
        <PhoneInput {...field('phone')} label={t('address.phone')} country={country} />
        <TextField
          {...field('company_name')}
          label={t('label.company_name')}
          hint={t('onboard.company_hint')}
          autoComplete="organization"
          maxLength={200}
        />
      </div>
    </StepForm>
  );
}
