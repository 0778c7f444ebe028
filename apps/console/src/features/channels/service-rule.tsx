import { iconTrash, IconButton, NumberField, Select, TextField } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import type { RuleForm } from './settings-form.ts';

const COUNTRIES = ['SG', 'MY', 'PH', 'ID'] as const;

export interface ServiceRuleProps {
  number: number;
  rule: RuleForm;
  is_refused: (name: string) => boolean;
  onChange: (rule: RuleForm) => void;
  onRemove: () => void;
}

/** Which orders ask for which delivery service: by weight, country and payment. */
export function ServiceRule({ number, rule, is_refused, onChange, onRemove }: ServiceRuleProps) {
  const { t } = useLocale();
  return (
    <fieldset className="c-store-rule" aria-label={`${t('store.rules')} ${number}`}>
      <TextField
        label={t('store.rule_service')}
        required
        maxLength={120}
        value={rule.service}
        error={is_refused('service') ? t('validate.required', { label: t('store.rule_service') }) : undefined}
        onValueChange={(service) => onChange({ ...rule, service })}
      />
      <NumberField
        label={t('store.rule_weight')}
        unit="kg"
        value={rule.max_kg}
        placeholder={t('store.rule_any')}
        error={is_refused('max_weight_g') ? t('store.weight_range') : undefined}
        onValueChange={(max_kg) => onChange({ ...rule, max_kg })}
      />
      <Select
        label={t('store.rule_country')}
        options={[
          { value: '', label: t('store.rule_any') },
          ...COUNTRIES.map((value) => ({ value, label: t(`country.${value}`) })),
        ]}
        value={rule.country}
        onValueChange={(country) => onChange({ ...rule, country })}
      />
      <Select
        label={t('store.rule_payment')}
        options={[
          { value: '', label: t('store.rule_any') },
          { value: 'cod', label: t('store.rule_cod') },
          { value: 'paid', label: t('store.rule_paid') },
        ]}
        value={rule.payment}
        onValueChange={(payment) =>
          onChange({ ...rule, payment: payment === 'cod' || payment === 'paid' ? payment : '' })
        }
      />
      <IconButton icon={iconTrash} label={t('store.rule_remove', { number })} onClick={onRemove} />
    </fieldset>
  );
}
