import type { Party } from '@sampan/contract';
import { isCountryCode } from '@sampan/country-rules';
import { ORDER_STEPS, type OrderStep } from '@sampan/stores/order-draft';
import { emptyAddress, type AddressDraft, type AddressTextField } from '@sampan/stores/address';
import { ErrorSummary, Select } from '@sampan/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AddressFields } from '../../../shared/address/address-fields.tsx';
import { OPEN_COUNTRIES } from '../../../shared/address/open-countries.ts';
import { addressErrors, draftOfParty, partyOfDraft, type AddressErrors } from '../../../shared/address/party-draft.ts';
import { PasteAddress } from '../../../shared/address/paste-address.tsx';
import { useWhenSettled } from '../../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { CreateLabelLayout } from '../create-label-layout.tsx';
import { useOrderDraft } from '../draft/order-draft.store.ts';
import { RecentRecipients } from './recent-recipients.tsx';
import { SenderCard } from './sender-card.tsx';
import { useDefaultSender } from './use-default-sender.ts';

/** Step 1: who sends and who receives (spec section 2; the rules of each country's address in section 5). */
export function AddressesStep({ step }: { step: OrderStep }) {
  const { t } = useLocale();
  const home = useUser().country_code;
  const navigate = useNavigate();
  const draft = useOrderDraft();
  const default_sender = useDefaultSender();
  const [sender, setSender] = useState<AddressDraft | null>(() => kept(draft.$draft.get().fields.billing_address));
  const [recipient, setRecipient] = useState<AddressDraft>(
    () => kept(draft.$draft.get().fields.shipping_address) ?? emptyAddress(home),
  );
  const [editing, setEditing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<{ sender: AddressErrors; recipient: AddressErrors }>({
    sender: {},
    recipient: {},
  });

  const from = sender ?? default_sender ?? emptyAddress(home);
  useEffect(() => {
    // The company's own pick-up address is the sender until somebody says otherwise.
    if (sender === null && default_sender !== null && !draft.$draft.get().fields.billing_address)
      draft.change({ billing_address: partyOfDraft(default_sender) });
  }, [sender, default_sender, draft]);
  const to_country = isCountryCode(recipient.country) ? recipient.country : home;
  const changeSender = (next: AddressDraft) => {
    setSender(next);
    setErrors((before) => ({ ...before, sender: stillWrong(before.sender, from, next) }));
    draft.change({ billing_address: partyOfDraft(next) });
  };
  const changeRecipient = (next: AddressDraft) => {
    setRecipient(next);
    setErrors((before) => ({ ...before, recipient: stillWrong(before.recipient, recipient, next) }));
    draft.change({ shipping_address: partyOfDraft(next) });
  };
  const check = () => ({ sender: addressErrors(from, home, t), recipient: addressErrors(recipient, to_country, t) });

  const submit = () => {
    const found = check();
    setErrors(found);
    if (hasAny(found.sender)) setEditing(true);
    if (hasAny(found.sender) || hasAny(found.recipient)) {
      setAttempt(attempt + 1);
      return;
    }
    const parties = { billing_address: partyOfDraft(from), shipping_address: partyOfDraft(recipient) };
    const { fields } = draft.$draft.get();
    if (
      JSON.stringify(parties) !==
      JSON.stringify({ billing_address: fields.billing_address, shipping_address: fields.shipping_address })
    )
      draft.change(parties);
    void navigate({ to: '/orders/create_label/$step', params: { step: ORDER_STEPS[1].path } });
  };
  const problems = [...problemsOf('sender', errors.sender), ...problemsOf('recipient', errors.recipient)];
  const checkField = (party: 'sender' | 'recipient', field: AddressTextField) => {
    const message = check()[party][field];
    setErrors((before) => ({ ...before, [party]: { ...before[party], [field]: message } }));
  };
  useWhenSettled('sender', (field) => checkField('sender', field as AddressTextField));
  useWhenSettled('recipient', (field) => checkField('recipient', field as AddressTextField));
  // On leaving a field what is wrong with it shows at once (look.md 1.4).
  const blurRecipient = (field: AddressTextField) => {
    if (recipient[field].trim() !== '') checkField('recipient', field);
  };

  return (
    <CreateLabelLayout
      step={step}
      action={t('create.to_package')}
      onSubmit={submit}
      has_errors={problems.length > 0 && attempt > 0}
    >
      {attempt === 0 ? null : (
        <ErrorSummary
          title={t('common.errors_found', { count: problems.length })}
          problems={problems}
          attempt={attempt}
        />
      )}
      <SenderCard sender={from} editing={editing} onEdit={setEditing} onChange={changeSender} errors={errors.sender} />
      <section className="c-card c-stack" aria-labelledby="recipient-title">
        <div className="c-create__card-head">
          <h2 id="recipient-title">{t('create.recipient')}</h2>
          <RecentRecipients onPick={(party) => changeRecipient(draftOfParty(party))} />
        </div>
        <PasteAddress country={to_country} value={recipient} onValueChange={changeRecipient} />
        <Select
          id="recipient-country"
          label={t('create.recipient_country')}
          options={OPEN_COUNTRIES.map((country) => ({ value: country, label: t(`country.${country}`) }))}
          value={to_country}
          onValueChange={(country) => {
            if (isCountryCode(country))
              changeRecipient({
                ...emptyAddress(country),
                name: recipient.name,
                phone: recipient.phone,
                email: recipient.email,
              });
          }}
        />
        <AddressFields
          key={to_country}
          country={to_country}
          value={recipient}
          onValueChange={changeRecipient}
          errors={errors.recipient}
          idPrefix="recipient"
          onFieldBlur={blurRecipient}
        />
      </section>
    </CreateLabelLayout>
  );
}

function kept(party: Party | null | undefined): AddressDraft | null {
  return party === null || party === undefined ? null : draftOfParty(party);
}

/** Errors of fields that were just changed go; they come back when they are left wrong. */
function stillWrong(errors: AddressErrors, before: AddressDraft, after: AddressDraft): AddressErrors {
  const pin_changed = before.lat !== after.lat;
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([field]) =>
        before[field as AddressTextField] === after[field as AddressTextField] && !(pin_changed && field === 'street'),
    ),
  );
}

function hasAny(errors: AddressErrors): boolean {
  return Object.values(errors).some((message) => message !== undefined);
}

function problemsOf(prefix: string, errors: AddressErrors): { fieldId: string; message: string }[] {
  return Object.entries(errors).flatMap(([field, message]) =>
    message === undefined ? [] : [{ fieldId: `${prefix}-${field}`, message }],
  );
}
