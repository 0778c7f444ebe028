import { Dialog } from '@sampan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { CodeForm } from '../../shared/credentials/code-form.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

export type TwoFactorWork = 'turn_on' | 'renew_codes' | 'turn_off';

const TITLES = {
  turn_on: 'security.two_factor_on_title',
  renew_codes: 'security.recovery_renew',
  turn_off: 'security.two_factor_off_title',
} as const;

/** What is done about two-factor sign-in. Recovery codes stay until somebody says that they are kept: they come once. */
export function TwoFactorDialog({ work, onClose }: { work: TwoFactorWork | null; onClose: () => void }) {
  const { t } = useLocale();
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => {
    setCodes(null);
    onClose();
  };
  const refresh = () => {
    // The person's own rights too: an operator gets them back with the app.
    for (const queryKey of [queryKeys.twoFactor, queryKeys.sessions, queryKeys.me])
      void queries.invalidateQueries({ queryKey });
  };
  const keep = (recovery_codes: readonly string[]) => {
    setCodes(recovery_codes);
    refresh();
  };
  return (
    <Dialog
      open={work !== null}
      onClose={close}
      title={work === null ? '' : codes === null ? t(TITLES[work]) : t('security.recovery_title')}
      closeLabel={t('common.close')}
      blocking={codes !== null}
    >
      <div className="c-stack c-security__dialog">
        {codes !== null ? (
          <RecoveryCodes codes={codes} onKept={close} />
        ) : work === 'turn_on' ? (
          <TwoFactorSetup onConfirmed={keep} onCancel={close} />
        ) : work === 'renew_codes' ? (
          <RenewCodes onRenewed={keep} onCancel={close} />
        ) : work === 'turn_off' ? (
          <TurnOff
            onCancel={close}
            onOff={() => {
              showToast(t('security.two_factor_off_done'));
              refresh();
              close();
            }}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

interface RenewCodesProps {
  onRenewed: (recovery_codes: readonly string[]) => void;
  onCancel: () => void;
}

function RenewCodes({ onRenewed, onCancel }: RenewCodesProps) {
  const { t } = useLocale();
  const api = useApi();
  return (
    <>
      <p>{t('security.recovery_renew_text')}</p>
      <CodeForm
        hint={t('security.two_factor_off_hint')}
        action={t('security.recovery_renew')}
        busy={t('common.saving')}
        onCancel={onCancel}
        call={(otp) => api.renewRecoveryCodes({ body: { otp } })}
        onSuccess={({ recovery_codes }) => onRenewed(recovery_codes)}
      />
    </>
  );
}

function TurnOff({ onOff, onCancel }: { onOff: () => void; onCancel: () => void }) {
  const { t } = useLocale();
  const api = useApi();
  return (
    <>
      <p>{t('security.two_factor_off_text')}</p>
      <CodeForm
        hint={t('security.two_factor_off_hint')}
        action={t('security.two_factor_turn_off')}
        busy={t('common.saving')}
        tone="danger"
        onCancel={onCancel}
        call={(otp) => api.stopTwoFactor({ body: { otp } })}
        onSuccess={onOff}
      />
    </>
  );
}
