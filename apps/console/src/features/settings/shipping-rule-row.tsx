import { iconTrash, iconChevronUp, IconButton, NumberField, Select } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useCouriers } from '../../shared/shipping-rule/use-couriers.ts';
import type { RuleForm } from './shipping-rule-form.ts';

const COUNTRIES = ['SG', 'MY', 'PH', 'ID'] as const;

export interface RuleRowProps {
  number: number;
  rule: RuleForm;
  currency: string;
  may_write: boolean;
  idOf: (field: string) => string;
  isRefused: (field: string) => boolean;
  onChange: (rule: RuleForm) => void;
  onRemove: () => void;
  /** Absent for the first one. */
  onUp?: (() => void) | undefined;
}

/** One rule: what must hold of a parcel, and what is chosen then. */
export function ShippingRuleRow({
  number,
  rule,
  currency,
  may_write,
  idOf,
  isRefused,
  onChange,
  onRemove,
  onUp,
}: RuleRowProps) {
  const { t } = useLocale();
  const { couriers } = useCouriers();
  const change = (part: Partial<RuleForm>) => onChange({ ...rule, ...part });
  const any = t('shipping_rule.any');
  const weight_error = t('shipping_rule.weight_range');
  return (
    <fieldset className="c-shipping-rule" disabled={!may_write} aria-label={t('shipping_rule.number', { number })}>
      <div className="c-shipping-rule__head">
        <h3>{t('shipping_rule.number', { number })}</h3>
        {may_write && onUp !== undefined ? (
          <IconButton icon={iconChevronUp} label={t('shipping_rule.up', { number })} onClick={onUp} />
        ) : null}
        {may_write ? (
          <IconButton icon={iconTrash} label={t('shipping_rule.remove', { number })} onClick={onRemove} />
        ) : null}
      </div>
      <div className="c-shipping-rule__fields">
        <Select
          label={t('shipping_rule.payment')}
          options={[
            { value: '', label: any },
            { value: 'cod', label: t('shipping_rule.cod') },
            { value: 'prepaid', label: t('shipping_rule.prepaid') },
          ]}
          value={rule.payment}
          onValueChange={(payment) => change({ payment })}
        />
        <NumberField
          id={idOf('over_value')}
          label={t('shipping_rule.over_value')}
          unit={currency}
          placeholder={any}
          value={rule.over_value}
          error={isRefused('over_value') ? t('shipping_rule.amount_range') : undefined}
          onValueChange={(over_value) => change({ over_value })}
        />
        <NumberField
          id={idOf('over_kg')}
          label={t('shipping_rule.over_weight')}
          unit="kg"
          placeholder={any}
          value={rule.over_kg}
          error={isRefused('over_kg') ? weight_error : undefined}
          onValueChange={(over_kg) => change({ over_kg })}
        />
        <NumberField
          id={idOf('up_to_kg')}
          label={t('shipping_rule.up_to_weight')}
          unit="kg"
          placeholder={any}
          value={rule.up_to_kg}
          error={isRefused('up_to_kg') ? weight_error : undefined}
          onValueChange={(up_to_kg) => change({ up_to_kg })}
        />
        <Select
          label={t('shipping_rule.country')}
          options={[{ value: '', label: any }, ...COUNTRIES.map((value) => ({ value, label: t(`country.${value}`) }))]}
          value={rule.country}
          onValueChange={(country) => change({ country })}
        />
        <Select
          label={t('shipping_rule.choice')}
          options={[
            { value: 'cheapest', label: t('shipping_rule.cheapest') },
            { value: 'fastest', label: t('shipping_rule.fastest') },
            ...couriers.map(({ alias, name }) => ({ value: `courier:${alias}`, label: name })),
          ]}
          value={rule.choice}
          onValueChange={(choice) => change({ choice })}
        />
      </div>
    </fieldset>
  );
}
