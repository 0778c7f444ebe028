import type { PayoutAccount, PayoutBalance } from '@sampan/contract';
import { Button, IconButton, iconPlus, iconTrash, SkeletonRows, Tag } from '@sampan/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { asListed } from '../../shared/list/as-listed.ts';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';
import { accountText } from './payout-labels.ts';
import { usePayoutAccounts, useRemoveAccount } from './use-payouts.ts';

export interface PayoutAccountsProps {
  balance: PayoutBalance;
  may_change: boolean;
  onAdd: () => void;
}

/** Where the company is paid out to, each with the end of its cooling-off. */
export function PayoutAccounts({ balance, may_change, onAdd }: PayoutAccountsProps) {
  const locale = useLocale();
  const { t } = locale;
  const accounts = usePayoutAccounts();
  const remove = useRemoveAccount();
  const [opened, setRemoving] = useState<PayoutAccount | null>(null);
  const removing = asListed(accounts.data, opened);
  const hours = String(balance.limits.cooling_off_hours);
  return (
    <section className="c-card c-payouts__accounts">
      <header className="c-payouts__head">
        <h2>{t('payout.accounts')}</h2>
        {may_change ? (
          <Button icon={iconPlus} onClick={onAdd}>
            {t('payout.account_add')}
          </Button>
        ) : null}
      </header>
      {accounts.isError ? (
        <LoadError title={t('payout.load_failed')} query={accounts} />
      ) : accounts.data === undefined ? (
        <SkeletonRows rows={1} rowHeight={56} label={t('common.loading')} />
      ) : accounts.data.length === 0 ? (
        <p className="s-muted">{t('payout.accounts_empty', { hours })}</p>
      ) : (
        <ul className="c-payouts__list">
          {accounts.data.map((account) => (
            <li key={account.id}>
              <span className="c-payouts__account">
                <strong className="s-num">{accountText(account)}</strong>
                <span className="s-muted c-payouts__holder">{account.holder_name}</span>
              </span>
              {account.is_cooling_off ? (
                <Tag tone="warning">
                  {t('payout.cooling_until', { time: locale.formatMoment(account.usable_from) })}
                </Tag>
              ) : null}
              {account.last_failure === null ? null : (
                <Tag tone="danger">{t(`payout.failure_${account.last_failure}`)}</Tag>
              )}
              {may_change ? (
                <IconButton
                  icon={iconTrash}
                  label={t('payout.account_remove_of', { account: accountText(account) })}
                  onClick={() => setRemoving(account)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={removing !== null}
        title={t('payout.account_remove_of', { account: removing === null ? '' : accountText(removing) })}
        action={t('payout.account_remove')}
        call={remove}
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          if (removing === null) return;
          remove.mutate(removing.id, {
            onSuccess: () => {
              showToast(t('payout.account_removed'));
              setRemoving(null);
            },
          });
        }}
      >
        <p>{t('payout.account_remove_text', { hours })}</p>
      </ConfirmDialog>
    </section>
  );
}
