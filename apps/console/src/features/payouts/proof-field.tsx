import type { PayoutBalance } from '@sampan/contract';
import { Banner, Button, OtpField, TextField } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/services.tsx';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useLocale } from '../../shared/locale/locale.tsx';

export interface ProofFieldProps {
  balance: Pick<PayoutBalance, 'proof' | 'code_to'>;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The password once more, or a code for people without one (trust 4.38). */
export function ProofField({ balance, value, error, onChange }: ProofFieldProps) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const code = useMutation({ mutationFn: () => api.sendPayoutCode() });
  if (balance.proof === 'password')
    return (
      <TextField
        label={t('payout.password')}
        hint={t('payout.password_hint')}
        type="password"
        required
        autoComplete="current-password"
        maxLength={128}
        value={value}
        error={error}
        onValueChange={onChange}
      />
    );
  return (
    <>
      {code.isError ? <Banner tone="danger">{errorTextWithWait(locale, code.error)}</Banner> : null}
      <div className="c-payouts__code">
        <OtpField
          label={t('payout.code')}
          hint={t('payout.code_hint', { to: balance.code_to })}
          required
          value={value}
          error={error}
          onValueChange={onChange}
        />
        <Button busy={code.isPending} onClick={() => code.mutate()}>
          {t(code.isSuccess ? 'payout.code_sent' : 'payout.code_send')}
        </Button>
      </div>
    </>
  );
}
