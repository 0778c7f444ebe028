import type { Currency } from '@sampan/country-rules';
import { Checkbox, FieldGroup, MoneyField, NumberField, RadioCards, TextArea, TextField } from '@sampan/ui';
import { issueMessage, AMOUNT_ISSUES } from '@sampan/validators';
import { useLocale } from '../../shared/locale/locale.tsx';
import { ImageField } from './image-field.tsx';
import { hasFee, type ProductField, type ProductForm } from './product-form.ts';

export interface ProductFieldsProps {
  form: ProductForm;
  onChange: (part: Partial<ProductForm>) => void;
  currency: Currency;
  /** The id of a field's control. */
  idOf: (field: ProductField) => string;
  /** What is wrong with a field, as a sentence. */
  problemOf: (field: ProductField) => string | undefined;
}

const MODELS = ['flat_per_order', 'flat_per_item', 'live_quote', 'free'] as const;
const SIDES = ['length', 'width', 'height'] as const;

/** Everything about a product, the required first (spec 3 form 'product', spec 5). */
export function ProductFields(props: ProductFieldsProps) {
  const { form, onChange, idOf, problemOf } = props;
  const { t } = useLocale();
  return (
    <>
      <TextField
        id={idOf('product_name')}
        label={t('label.product_name')}
        required
        maxLength={200}
        data-autofocus=""
        value={form.product_name}
        error={problemOf('product_name')}
        onValueChange={(product_name) => onChange({ product_name })}
      />
      <ImageField
        value={form.product_image}
        onValueChange={(product_image) => onChange({ product_image })}
        product_name={form.product_name}
      />
      <TextArea
        id={idOf('product_description')}
        label={t('label.product_description')}
        required
        rows={3}
        maxLength={2000}
        value={form.product_description}
        error={problemOf('product_description')}
        onValueChange={(product_description) => onChange({ product_description })}
      />
      <div className="c-sell__three">
        <AmountField
          {...props}
          name="product_price"
          required
          onValueChange={(product_price) => onChange({ product_price })}
        />
        <NumberField
          id={idOf('product_weight')}
          label={t('label.product_weight')}
          required
          step={0.1}
          unit="kg"
          value={form.product_weight}
          error={problemOf('product_weight')}
          onValueChange={(product_weight) => onChange({ product_weight })}
        />
        <NumberField
          id={idOf('stock_quantity')}
          label={t('label.stock_quantity')}
          required
          max={1_000_000}
          value={form.stock_quantity}
          error={problemOf('stock_quantity')}
          decreaseLabel={t('sell.less_stock')}
          increaseLabel={t('sell.more_stock')}
          onValueChange={(stock_quantity) => onChange({ stock_quantity })}
        />
      </div>
      <Checkbox
        label={t('sell.allow_quantity')}
        checked={form.allow_edit_qty_by_customer}
        onCheckedChange={(allow_edit_qty_by_customer) => onChange({ allow_edit_qty_by_customer })}
      />
      <RadioCards
        label={t('sell.model')}
        layout="grid"
        options={MODELS.map((model) => ({
          value: model,
          title: t(`sell.model_${model}`),
          detail: t(`sell.model_${model}_text`),
        }))}
        value={form.shipping_fee_model}
        onValueChange={(model) => onChange({ shipping_fee_model: model as ProductForm['shipping_fee_model'] })}
      />
      {hasFee(form.shipping_fee_model) ? (
        <AmountField {...props} name="shipping_fee" onValueChange={(shipping_fee) => onChange({ shipping_fee })} />
      ) : null}
      <Checkbox
        label={t('sell.cod')}
        hint={t('sell.cod_hint')}
        checked={form.cod_allowed}
        onCheckedChange={(cod_allowed) => onChange({ cod_allowed })}
      />
      <FieldGroup label={t('sell.parcel')} hint={t('sell.parcel_hint')}>
        <div className="c-sell__three">
          {SIDES.map((side) => (
            <NumberField
              key={side}
              id={idOf(side)}
              label={t(`label.${side}`)}
              unit="cm"
              step={0.5}
              value={form[side]}
              error={problemOf(side)}
              onValueChange={(text) => onChange({ [side]: text })}
            />
          ))}
        </div>
      </FieldGroup>
      <TextField
        id={idOf('hs_code')}
        label={t('label.hs_code')}
        hint={t('sell.hs_hint')}
        className="c-sell__short"
        maxLength={12}
        inputMode="numeric"
        numeric
        value={form.hs_code}
        error={problemOf('hs_code')}
        onValueChange={(hs_code) => onChange({ hs_code })}
      />
    </>
  );
}

interface AmountFieldProps extends Omit<ProductFieldsProps, 'onChange'> {
  name: 'product_price' | 'shipping_fee';
  required?: boolean;
  onValueChange: (text: string) => void;
}

/** An amount in the shop's currency. */
function AmountField({ name, required = false, form, currency, idOf, problemOf, onValueChange }: AmountFieldProps) {
  const { t, issueText } = useLocale();
  return (
    <MoneyField
      id={idOf(name)}
      label={t(`label.${name}`)}
      required={required}
      currency={currency}
      value={form[name]}
      error={problemOf(name)}
      refusalText={(reason) => issueText(issueMessage(AMOUNT_ISSUES[reason], { label: `label.${name}` }))}
      onValueChange={onValueChange}
    />
  );
}
