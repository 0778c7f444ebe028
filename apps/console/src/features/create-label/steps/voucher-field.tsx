import { useStore } from '@nanostores/react';
import type { EstimatedCost } from '@sampan/contract';
import { Button, Chip, iconTag, TextField } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useOrderDraft } from '../draft/order-draft.store.ts';

/** A voucher code: taken when at least one price has its discount, else it says so (spec section 9, Discount programme). */
export function VoucherField({ costs }: { costs: readonly EstimatedCost[] | undefined }) {
  const { t } = useLocale();
  const draft = useOrderDraft();
  const { fields } = useStore(draft.$draft);
  const used = fields.voucher_promotion_code ?? '';
  const [open, setOpen] = useState(used !== '');
  const [code, setCode] = useState(used);
  const has_discount = costs?.some((cost) => cost.discount > 0) ?? false;
  const apply = () => draft.change({ voucher_promotion_code: code.trim() === '' ? null : code.trim() });
  if (!open) {
    return (
      <div>
        <Chip icon={iconTag} onClick={() => setOpen(true)}>
          {t('create_label.voucher_add')}
        </Chip>
      </div>
    );
  }
  return (
    <div className="c-voucher">
      <TextField
        id="voucher"
        label={t('create_label.voucher')}
        value={code}
        onValueChange={setCode}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        error={
          used !== '' && used === code.trim() && costs !== undefined && costs.length > 0 && !has_discount
            ? t('create_label.voucher_unknown')
            : undefined
        }
        echo={used !== '' && has_discount ? t('create_label.voucher_used') : undefined}
        onKeyDown={(event) => {
          // Enter means this field, not the whole step.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <Button onClick={apply} disabled={code.trim() === used}>
        {t('common.apply')}
      </Button>
      {used === '' ? null : (
        <Button
          variant="quiet"
          onClick={() => {
            setCode('');
            draft.change({ voucher_promotion_code: null });
          }}
        >
          {t('common.remove')}
        </Button>
      )}
    </div>
  );
}
