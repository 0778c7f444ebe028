import { valibotResolver } from '@hookform/resolvers/valibot';
import { isApiError } from '@sampan/api-client';
import type { PaymentMethod } from '@sampan/contract';
import { Banner, Button, Checkbox, ErrorBlock, SkeletonRows, TextField } from '@sampan/ui';
import { cardSchema } from '@sampan/validators';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useApi } from '../../../shared/api/services.tsx';
import { useDelayedValidation } from '../../../shared/form/use-delayed-validation.ts';
import { ResultPopup } from '../../../shared/dialog/result-popup.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import type { CardFormHandle } from './card-form-handle.ts';
import { ProviderCard } from './provider-card.tsx';
import { SandboxCard } from './sandbox-card.tsx';
import { useRefreshCards } from './use-cards.ts';
import './payment-methods.css';

/** Why no card was saved: in a popup when no payment method was made of it (spec section 8 'Incorrect card number'). */
function CardProblem({ error, onClose }: { error: Error; onClose: () => void }) {
  const locale = useLocale();
  if (!isApiError(error) || error.code !== 'card_not_accepted')
    return <Banner tone="danger">{locale.errorText(error)}</Banner>;
  return (
    <ResultPopup tone="error" onClose={onClose}>
      {locale.errorText(error)}
    </ResultPopup>
  );
}

export interface AddCardFormProps {
  /** Asks whether it becomes the default; the first one does anyway. */
  has_others: boolean;
  onSaved: (card: PaymentMethod) => void;
}

/**
 * The holder's name in upper case and the card, in the provider's own field (spec section 5 'Card'). Save is off until the
 * name is filled, the card is complete and there is no card error.
 */
export function AddCardForm({ has_others, onSaved }: AddCardFormProps) {
  const locale = useLocale();
  const { t, issueText } = locale;
  const api = useApi();
  const refresh = useRefreshCards();
  const part = useRef<CardFormHandle>(null);
  const [is_complete, setComplete] = useState(false);
  const [is_default, setDefault] = useState(false);
  // A setup is good for one card: a form that opens again begins another.
  const setup = useQuery({
    queryKey: ['card-setup'],
    queryFn: () => api.startCardSetup(),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const form = useForm({
    resolver: valibotResolver(cardSchema),
    defaultValues: { name: '' },
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  const { register, handleSubmit, control, formState } = form;
  useDelayedValidation(form);
  const typed_name = useWatch({ control, name: 'name' });
  const save = useMutation({
    mutationFn: async (name: string) => {
      const payment_method_id = await part.current?.save(name);
      if (payment_method_id === null || payment_method_id === undefined) return null;
      return api.createPaymentMethod({ body: { payment_method_id, is_default, name } });
    },
    onSuccess: async (card) => {
      if (card === null) return;
      await refresh();
      onSaved(card);
    },
  });
  if (setup.isError)
    return (
      <ErrorBlock
        title={locale.errorText(setup.error)}
        onRetry={() => void setup.refetch()}
        retryLabel={t('common.try_again')}
        retrying={setup.isFetching}
      >
        {isApiError(setup.error) ? undefined : t('payment.field_unavailable')}
      </ErrorBlock>
    );
  if (setup.data === undefined) return <SkeletonRows rows={3} rowHeight={64} label={t('common.loading')} />;
  const name = register('name');
  const name_error = formState.errors.name?.message;
  return (
    <form
      className="c-stack"
      noValidate
      onSubmit={(event) => void handleSubmit((typed) => save.mutate(typed.name))(event)}
    >
      {save.isError ? <CardProblem error={save.error} onClose={save.reset} /> : null}
      <TextField
        {...name}
        label={t('payment.holder')}
        required
        autoComplete="cc-name"
        autoCapitalize="characters"
        maxLength={100}
        data-autofocus=""
        error={name_error === undefined ? undefined : issueText(name_error)}
        onChange={(event) => {
          const { currentTarget: input } = event;
          const { selectionStart, selectionEnd } = input;
          // Forced to upper case while it is typed; the cursor stays where it is.
          input.value = input.value.toLocaleUpperCase();
          input.setSelectionRange(selectionStart, selectionEnd);
          void name.onChange(event);
        }}
      />
      {setup.data.provider === 'sandbox' ? (
        <SandboxCard setup_id={setup.data.setup_id} part={part} onComplete={setComplete} />
      ) : (
        <ProviderCard setup={setup.data} part={part} onComplete={setComplete} />
      )}
      {has_others ? (
        <Checkbox label={t('payment.make_default')} checked={is_default} onCheckedChange={setDefault} />
      ) : null}
      <Button
        type="submit"
        variant="primary"
        block
        disabled={!is_complete || (typed_name ?? '').trim() === ''}
        busy={save.isPending}
        busyLabel={t('payment.saving')}
      >
        {t('payment.save')}
      </Button>
    </form>
  );
}
