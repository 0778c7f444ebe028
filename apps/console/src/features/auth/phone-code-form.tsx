import { valibotResolver } from '@hookform/resolvers/valibot';
import { addressRulesOf, SIGN_IN_TIME_ZONE } from '@sampan/country-rules';
import { Banner, Button } from '@sampan/ui';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { OtpInput } from '../../shared/credentials/otp-input.tsx';
import { otpSchema } from '../../shared/credentials/otp.schema.ts';
import type { AskedCode } from './use-ask-code.ts';
import { ResendButton } from '../../shared/credentials/resend-button.tsx';
import { useAskCode } from './use-ask-code.ts';
import { useDelayedValidation } from '../../shared/form/use-delayed-validation.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { useFormTitle } from '../../shared/form/use-form-title.ts';
import { useSecondStep } from './second-step.ts';
import { useEnter } from './use-sign-in.ts';

export interface PhoneCodeFormProps {
  asked: AskedCode;
  /** Another code was sent; it kills the one before. */
  onAskedAgain: (asked: AskedCode) => void;
  onChangeNumber: () => void;
}

/** The code from the text message; the sixth digit sends it. */
export function PhoneCodeForm({ asked, onAskedAgain, onChangeNumber }: PhoneCodeFormProps) {
  const { t, formatTime } = useLocale();
  const api = useApi();
  const askCode = useAskCode();
  const withSecondStep = useSecondStep();
  const form = useForm({ resolver: valibotResolver(otpSchema), defaultValues: { otp: '' }, mode: 'onSubmit' });
  useDelayedValidation(form);
  const { submit, is_busy, failure } = useSubmit({
    form,
    call: ({ otp }) => withSecondStep(api.loginPhone({ body: { ...asked.person, otp, timezone: SIGN_IN_TIME_ZONE } })),
    fields: { otp: 'otp' },
    onSuccess: useEnter(),
  });
  useFormTitle(t('auth.code_title'), form.formState);
  const { setFocus } = form;
  useEffect(() => setFocus('otp'), [setFocus]);
  const shown_number = `${addressRulesOf(asked.person.country_code).phone_code} ${asked.number}`;
  return (
    <>
      <p className="s-muted">{t('auth.code_sent', { phone: shown_number, time: formatTime(asked.expires_at) })}</p>
      <form className="c-stack" noValidate onSubmit={submit}>
        {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
        <OtpInput form={form} onComplete={submit} />
        <Button type="submit" variant="primary" size="lg" block busy={is_busy} busyLabel={t('sign_in.submitting')}>
          {t('sign_in.submit')}
        </Button>
      </form>
      <div className="c-row">
        <ResendButton
          send={async () => onAskedAgain(await askCode(asked.person, asked.number))}
          not_before={asked.resend_at_ms}
        />
        <Button variant="quiet" onClick={onChangeNumber}>
          {t('auth.code_change')}
        </Button>
      </div>
    </>
  );
}
