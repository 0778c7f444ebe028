import type { CodType } from '@sampan/contract';
import { codFeeRateOn, formatMoney, parseAmount, payablePercentOf, percentText, rulesOf } from '@sampan/country-rules';
import { Checkbox, MoneyField, Select, type MoneyFieldProps } from '@sampan/ui';
import type { PackageForm } from '@sampan/stores/order-draft';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';

const COD_TYPES = ['fee_by_sender', 'fee_by_recipient'] as const satisfies readonly CodType[];

export interface CodFieldsProps {
  form: PackageForm;
  onChange: (part: Partial<PackageForm>) => void;
  onBlur: () => void;
  error: string | undefined;
  refusalText: MoneyFieldProps['refusalText'];
}

/** Cash on delivery of a new parcel: the amount, what it holds, and who bears the fee for collecting (spec 9 COD fee rate). */
export function CodFields({ form, onChange, onBlur, error, refusalText }: CodFieldsProps) {
  const { t } = useLocale();
  const { country_code } = useUser();
  const { currency } = rulesOf(country_code);
  const { basis_points } = codFeeRateOn(country_code, Math.floor(Date.now() / 1000));
  const amount = parseAmount(form.cod_amount, currency);
  const fee = formatMoney(amount.ok ? payablePercentOf(amount.amount_minor, basis_points, currency) : 0, currency);
  return (
    <>
      <Checkbox
        label={t('create.cod')}
        hint={t('create_label.cod_hint')}
        checked={form.is_cod}
        onCheckedChange={(is_cod) => onChange({ is_cod })}
      />
      {form.is_cod ? (
        <>
          <MoneyField
            id="package-cod_amount"
            label={t('create.cod_amount')}
            required
            currency={currency}
            value={form.cod_amount}
            error={error}
            refusalText={refusalText}
            onBlur={onBlur}
            onValueChange={(cod_amount) => onChange({ cod_amount })}
          />
          <Select
            id="package-cod_type"
            label={t('cod.who_pays')}
            hint={basis_points === 0 ? t('cod.no_fee') : t('cod.fee_about', { fee, rate: percentText(basis_points) })}
            options={COD_TYPES.map((value) => ({ value, label: t(`cod.type_${value}`) }))}
            value={form.cod_type}
            onValueChange={(value) => {
              const chosen = COD_TYPES.find((type) => type === value);
              if (chosen !== undefined) onChange({ cod_type: chosen });
            }}
          />
          <Checkbox
            label={t('create.cod_includes_shipping')}
            checked={form.cod_includes_shipping}
            onCheckedChange={(cod_includes_shipping) => onChange({ cod_includes_shipping })}
          />
        </>
      ) : null}
    </>
  );
}
