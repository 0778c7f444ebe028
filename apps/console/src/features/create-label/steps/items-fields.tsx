import { formatMoney, type Currency } from '@sampan/country-rules';
import {
  customsOf,
  EMPTY_ITEM,
  itemsSumOf,
  MOST_ITEMS,
  type ItemField,
  type ItemFieldName,
  type ItemForm,
} from '@sampan/stores/order-draft';
import {
  Button,
  IconButton,
  iconPlus,
  iconTrash,
  MoneyField,
  NumberField,
  Select,
  TextField,
  type MoneyFieldProps,
} from '@sampan/ui';
import { useMemo } from 'react';
import { countryOptions } from '../../../shared/locale/country-options.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';

export interface ItemsFieldsProps {
  items: readonly ItemForm[];
  currency: Currency;
  /** Whether customs see the parcel: they ask for two things more of each item. */
  is_abroad: boolean;
  /** `field` is the one that was typed in; absent when an item came or went, and the numbers of the others moved. */
  onChange: (items: readonly ItemForm[], field?: ItemField) => void;
  onBlur: (field: ItemField, text: string) => void;
  errorOf: (field: ItemField) => string | undefined;
  refusalText: MoneyFieldProps['refusalText'];
}

/** A field as it is shown. */
function textOf(item: ItemForm, name: ItemFieldName): string {
  if (name === 'origin_country') return customsOf(item, name).toUpperCase();
  return name === 'hs_code' ? customsOf(item, name) : item[name];
}

/** What is in the parcel, thing by thing (spec section 3, form 'item'): name, quantity, weight of one, price of one. */
export function ItemsFields({ items, currency, is_abroad, onChange, onBlur, errorOf, refusalText }: ItemsFieldsProps) {
  const { t, locale, formatWeight } = useLocale();
  const sum = itemsSumOf(items, currency);
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const fieldsOf = (index: number, item: ItemForm) => (name: ItemFieldName) => {
    const field: ItemField = `item-${index}-${name}`;
    return {
      id: `package-${field}`,
      value: textOf(item, name),
      error: errorOf(field),
      onBlur: () => onBlur(field, textOf(item, name)),
      onValueChange: (text: string) =>
        onChange(
          items.map((one, place) => (place === index ? { ...one, [name]: text } : one)),
          field,
        ),
    };
  };
  const add = () => {
    onChange([...items, EMPTY_ITEM]);
    // The new line is where the person goes on.
    requestAnimationFrame(() => document.getElementById(`package-item-${items.length}-name`)?.focus());
  };
  return (
    <section className="c-card c-stack" aria-labelledby="items-title">
      <div>
        <h2 id="items-title">{t('create.items')}</h2>
        <p className="s-field__hint">{t('create.items_hint')}</p>
      </div>
      {items.map((item, index) => {
        const field = fieldsOf(index, item);
        const title = item.name.trim() === '' ? t('create.item_number', { number: String(index + 1) }) : item.name;
        return (
          <div key={index} className="c-create__item" role="group" aria-label={title}>
            <TextField {...field('name')} label={t('label.item_name')} required maxLength={200} />
            <NumberField {...field('quantity')} label={t('label.quantity')} required min={1} />
            <NumberField
              {...field('weight')}
              label={t('label.item_weight')}
              required={item.given === undefined}
              unit="kg"
              step={0.1}
            />
            <MoneyField
              {...field('price')}
              label={t('label.item_price')}
              currency={currency}
              refusalText={refusalText}
            />
            {is_abroad ? (
              <>
                <TextField
                  {...field('hs_code')}
                  label={t('label.hs_code')}
                  hint={t('create.hs_code_hint')}
                  numeric
                  maxLength={16}
                />
                <Select
                  {...field('origin_country')}
                  label={t('label.origin_country')}
                  placeholder={t('address.choose')}
                  options={countries}
                />
              </>
            ) : null}
            <IconButton
              icon={iconTrash}
              label={t('create.item_remove', { name: title })}
              onClick={() => onChange(items.filter((_item, place) => place !== index))}
            />
          </div>
        );
      })}
      {items.length < 2 ? null : (
        <p className="s-num s-muted" role="status">
          {t('create.items_sum', {
            weight: formatWeight(sum.weight_g / 1000),
            amount: formatMoney(sum.amount_minor, currency),
          })}
        </p>
      )}
      {items.length >= MOST_ITEMS ? null : (
        <div>
          <Button icon={iconPlus} onClick={add}>
            {t('create.item_add')}
          </Button>
        </div>
      )}
    </section>
  );
}
