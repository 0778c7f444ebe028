import { Button, iconPlus, iconTrash, IconButton, NumberField, TextField } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import { fieldId, type RulesForm } from './shipping-rule-form.ts';

export interface SkuWeightsProps {
  weights: RulesForm['weights'];
  may_write: boolean;
  isRefused: (path: string) => boolean;
  onChange: (weights: RulesForm['weights']) => void;
}

/** What one piece of each SKU weighs where nobody says it. */
export function SkuWeights({ weights, may_write, isRefused, onChange }: SkuWeightsProps) {
  const { t } = useLocale();
  const change = (index: number, part: Partial<RulesForm['weights'][number]>) =>
    onChange(weights.map((weight, at) => (at === index ? { ...weight, ...part } : weight)));
  return (
    <section className="c-card c-settings__section" aria-labelledby="sku-weights">
      <h2 id="sku-weights">{t('shipping_rule.weights')}</h2>
      <p className="s-muted">{t('shipping_rule.weights_text')}</p>
      {weights.map(({ sku, kg }, index) => (
        <div className="c-sku-weight" key={index}>
          <TextField
            id={fieldId(`weights.${index}.sku`)}
            label={t('shipping_rule.sku')}
            maxLength={80}
            value={sku}
            disabled={!may_write}
            error={
              isRefused(`weights.${index}.sku`)
                ? t(sku.trim() === '' ? 'validate.required' : 'validate.value_invalid', {
                    label: t('shipping_rule.sku'),
                  })
                : undefined
            }
            onValueChange={(text) => change(index, { sku: text })}
          />
          <NumberField
            id={fieldId(`weights.${index}.kg`)}
            label={t('shipping_rule.weight')}
            unit="kg"
            value={kg}
            disabled={!may_write}
            error={isRefused(`weights.${index}.kg`) ? t('shipping_rule.weight_range') : undefined}
            onValueChange={(text) => change(index, { kg: text })}
          />
          {may_write ? (
            <IconButton
              icon={iconTrash}
              label={t('shipping_rule.weight_remove', { number: index + 1 })}
              onClick={() => onChange(weights.filter((_, at) => at !== index))}
            />
          ) : null}
        </div>
      ))}
      {may_write ? (
        <div className="c-row">
          <Button size="sm" icon={iconPlus} onClick={() => onChange([...weights, { sku: '', kg: '' }])}>
            {t('shipping_rule.weight_add')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
