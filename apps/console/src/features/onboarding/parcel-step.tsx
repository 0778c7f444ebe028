import { isCountryCode, rulesOf } from '@sampan/country-rules';
import { emptyAddress, type AddressDraft } from '@sampan/stores/address';
import { Button, iconBox, MoneyField, PackageSizePicker, TextField } from '@sampan/ui';
import { issueMessage, AMOUNT_ISSUES } from '@sampan/validators';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AddressFields } from '../../shared/address/address-fields.tsx';
import { addressErrors, draftOfParty, partyOfDraft } from '../../shared/address/party-draft.ts';
import { useOrderDraft } from '../create-label/draft/order-draft.store.ts';
import {
  EMPTY_PACKAGE,
  fieldsOfPackage,
  packageIssues,
  startedPackageForm,
  type PackageForm,
  type PackageIssue,
} from '@sampan/stores/order-draft';
import { useSaveOrder } from '../create-label/draft/use-save-order.ts';
import { dueErrors, useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import type { StepProps } from './person-step.tsx';
import { QuickPaste } from './quick-paste.tsx';
import { exampleParcelOf } from './example-parcel.ts';
import { StepForm } from './step-form.tsx';
import { useSender } from './use-first-parcel.ts';

export interface ParcelStepProps extends StepProps {
  /** Nothing is sent in earnest here: a sample may fill the form. */
  with_sample: boolean;
}

/** Step 3: who gets the first parcel, and what is in it; the fields of creating a label, as few as it takes. */
export function ParcelStep({ onDone, onSkip, with_sample }: ParcelStepProps) {
  const { t, issueText } = useLocale();
  const home = useUser().country_code;
  const { currency } = rulesOf(home);
  const draft = useOrderDraft();
  const sender = useSender();
  const save = useSaveOrder();
  const [recipient, setRecipient] = useState<AddressDraft>(() => {
    const kept = draft.$draft.get().fields.shipping_address;
    return kept ? draftOfParty(kept) : emptyAddress(home);
  });
  const [form, setForm] = useState<PackageForm>(() => startedPackageForm(draft.$draft.get().fields));
  const [attempt, setAttempt] = useState(0);
  const country = isCountryCode(recipient.country) ? recipient.country : home;
  const settled = useSettledFields('package');
  const errors = dueErrors(addressErrors(recipient, country, t), attempt, useSettledFields('recipient'));
  const issues = packageIssues(form, currency).filter(({ field }) => attempt > 0 || settled.has(field));
  const saving = useMutation({ mutationFn: save, onSuccess: onDone });

  const keep = (next: { recipient?: AddressDraft; form?: PackageForm }) => {
    if (next.recipient) setRecipient(next.recipient);
    if (next.form) setForm(next.form);
    draft.change({
      ...(sender === null ? {} : { billing_address: sender }),
      shipping_address: partyOfDraft(next.recipient ?? recipient),
      ...fieldsOfPackage(next.form ?? form, currency),
    });
  };
  const errorOf = (field: PackageIssue['field']) => {
    const issue = issues.find((candidate) => candidate.field === field)?.issue;
    return issue === undefined ? undefined : issueText(issue);
  };
  const problems = [
    ...Object.entries(errors).flatMap(([field, message]) =>
      message === undefined ? [] : [{ fieldId: `recipient-${field}`, message }],
    ),
    ...issues.map(({ field, issue }) => ({ fieldId: `package-${field}`, message: issueText(issue) })),
  ];
  return (
    <StepForm
      title={t('onboard.parcel_title')}
      text={t('onboard.parcel_text')}
      action={t('create.to_couriers')}
      onSkip={onSkip}
      busy={saving.isPending}
      busyLabel={t('common.saving')}
      error={saving.error}
      attempt={attempt}
      problems={problems}
      onSubmit={() => {
        setAttempt(attempt + 1);
        const wrong = Object.keys(addressErrors(recipient, country, t)).length + packageIssues(form, currency).length;
        if (wrong > 0) return;
        keep({});
        saving.mutate();
      }}
    >
      {with_sample ? (
        <div className="c-onboard__sample">
          <p>{t('onboard.sample_text')}</p>
          <Button
            icon={iconBox}
            onClick={() => {
              const sample = exampleParcelOf(home);
              keep({ recipient: draftOfParty(sample.recipient), form: { ...EMPTY_PACKAGE, ...sample.form } });
            }}
          >
            {t('onboard.sample')}
          </Button>
        </div>
      ) : null}
      <section className="c-card c-stack" aria-labelledby="recipient-title">
        <h2 id="recipient-title">{t('create.recipient')}</h2>
        <QuickPaste
          country={country}
          value={recipient}
          onValueChange={(next) => keep({ recipient: next })}
          label={t('address.paste_title')}
          hint={t('onboard.paste_hint')}
        />
        <AddressFields
          country={country}
          value={recipient}
          onValueChange={(next) => keep({ recipient: next })}
          errors={errors}
          idPrefix="recipient"
        />
      </section>
      <section className="c-card c-stack" aria-labelledby="package-title">
        <h2 id="package-title">{t('onboard.package_title')}</h2>
        <PackageSizePicker
          id="package-size"
          label={t('create.size_preset')}
          required
          value={form.package_type === '' ? null : form.package_type}
          onValueChange={(package_type) => keep({ form: { ...form, tab: 'preset', package_type } })}
          nameOf={(alias) => t(`package_size.${alias}`)}
          unit="Kg"
          scaleNote={t('create_label.size_scale')}
          error={errorOf('size')}
        />
        <div className="c-onboard__pair">
          <TextField
            id="package-content"
            label={t('label.package_contents')}
            hint={t('create.contents_hint')}
            required
            maxLength={200}
            value={form.content}
            error={errorOf('content')}
            onValueChange={(content) => keep({ form: { ...form, content } })}
          />
          <MoneyField
            id="package-value"
            label={t('label.total_package_value')}
            hint={t('create.value_hint')}
            required
            currency={currency}
            value={form.value}
            error={errorOf('value')}
            refusalText={(reason) =>
              issueText(issueMessage(AMOUNT_ISSUES[reason], { label: 'label.total_package_value' }))
            }
            onValueChange={(value) => keep({ form: { ...form, value } })}
          />
        </div>
      </section>
    </StepForm>
  );
}
