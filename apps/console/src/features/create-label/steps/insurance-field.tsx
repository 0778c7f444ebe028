import { useStore } from '@nanostores/react';
import {
  formatMoney,
  insuranceRateOn,
  rateScopeOf,
  parseAmount,
  payablePercentOf,
  percentText,
  rulesOf,
} from '@sampan/country-rules';
import { Checkbox } from '@sampan/ui';
import type { PackageForm } from '@sampan/stores/order-draft';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { useOrderDraft } from '../draft/order-draft.store.ts';

/** Insurance with its price and up to what value it is promoted, where the country sells one for this route (spec section 9). */
export function InsuranceField({ form, onChange }: { form: PackageForm; onChange: (is_insured: boolean) => void }) {
  const { t } = useLocale();
  const home = useUser().country_code;
  const { fields } = useStore(useOrderDraft().$draft);
  const scope = rateScopeOf(home, fields.shipping_address?.coordinate.country ?? home);
  const { basis_points } = insuranceRateOn(home, scope, Math.floor(Date.now() / 1000));
  if (basis_points === 0) return null;
  const { currency, insurance_promotion } = rulesOf(home);
  const most = formatMoney(insurance_promotion.amount_minor, insurance_promotion.currency);
  const value = parseAmount(form.value, currency);
  const premium =
    value.ok && value.amount_minor > 0
      ? formatMoney(payablePercentOf(value.amount_minor, basis_points, currency), currency)
      : null;
  const label = premium === null ? t('create.insurance') : `${t('create.insurance')} · ${premium}`;
  return (
    <Checkbox
      label={label}
      hint={`${t('create.insurance_promotion', { amount: most })}. ${t('create.insurance_hint', { rate: percentText(basis_points) })}`}
      checked={form.is_insured}
      onCheckedChange={onChange}
    />
  );
}
