import type { Product } from '@sampan/contract';
import { formatMoney, toMinor } from '@sampan/country-rules';
import {
  Icon,
  iconArchive,
  iconEdit,
  iconMore,
  iconShare,
  iconUndo,
  Menu,
  TableFrame,
  Tag,
  type MenuItem,
} from '@sampan/ui';
import type { ReactNode } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { ProductImage } from './image-field.tsx';

export interface ProductTableProps {
  products: readonly Product[];
  busy: boolean;
  may_write: boolean;
  onEdit: (product: Product) => void;
  onShare: (product: Product) => void;
  onArchive: (product: Product) => void;
  onRestore: (product: Product) => void;
  footer?: ReactNode;
}

/** The shop's products: what they are, cost and how many there are. Under 640 px each is a card. */
export function ProductTable({ products, busy, footer, ...row }: ProductTableProps) {
  const { t } = useLocale();
  return (
    <TableFrame label={t('sell.products')} busy={busy} footer={footer}>
      <thead>
        <tr>
          <th scope="col">{t('label.product_name')}</th>
          <th scope="col">{t('sell.price')}</th>
          <th scope="col">{t('sell.shipping')}</th>
          <th scope="col">{t('sell.stock')}</th>
          <th scope="col">
            <span className="s-visually-hidden">{t('common.more')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} {...row} />
        ))}
      </tbody>
    </TableFrame>
  );
}

function ProductRow({
  product,
  may_write,
  onEdit,
  onShare,
  onArchive,
  onRestore,
}: Omit<ProductTableProps, 'products' | 'busy' | 'footer'> & { product: Product }) {
  const { t } = useLocale();
  const { product_name: name, status, currency } = product;
  const money = (amount: number) => formatMoney(toMinor(amount, currency), currency);
  const items: MenuItem[] = [
    { id: 'share', label: t('sell.share'), icon: iconShare, onSelect: () => onShare(product) },
    ...(may_write
      ? [
          { id: 'edit', label: t('common.edit'), icon: iconEdit, onSelect: () => onEdit(product) },
          status === 'active'
            ? {
                id: 'archive',
                label: t('sell.archive'),
                icon: iconArchive,
                separated: true,
                onSelect: () => onArchive(product),
              }
            : {
                id: 'restore',
                label: t('sell.restore'),
                icon: iconUndo,
                separated: true,
                onSelect: () => onRestore(product),
              },
        ]
      : []),
  ];
  return (
    <tr>
      <td data-lead="">
        <span className="c-sell__lead">
          <ProductImage path={product.product_image} alt="" size="small" />
          {may_write ? (
            <button
              type="button"
              className="c-sell__name"
              onClick={() => onEdit(product)}
              aria-label={t('sell.edit_of', { name })}
            >
              {name}
            </button>
          ) : (
            <strong>{name}</strong>
          )}
          {product.cod_allowed ? <Tag tone="cod">COD</Tag> : null}
        </span>
      </td>
      <td data-label={t('sell.price')} className="s-num">
        {money(product.product_price)}
      </td>
      <td data-label={t('sell.shipping')}>{shippingText(product, money, t)}</td>
      <td data-label={t('sell.stock')}>
        <Stock product={product} />
      </td>
      <td className="s-table__end">
        <Menu
          label={t('sell.actions_of', { name })}
          trigger={<Icon shape={iconMore} />}
          triggerClassName="s-icon-button"
          items={items}
        />
      </td>
    </tr>
  );
}

function shippingText(
  { shipping_fee_model, shipping_fee }: Product,
  money: (amount: number) => string,
  t: ReturnType<typeof useLocale>['t'],
): string {
  if (shipping_fee_model === 'flat_per_order') return t('sell.fee_per_order', { fee: money(shipping_fee) });
  if (shipping_fee_model === 'flat_per_item') return t('sell.fee_per_item', { fee: money(shipping_fee) });
  return t(`sell.model_${shipping_fee_model}`);
}

/** How many can be sold, and how many wait for somebody to pay. */
function Stock({ product }: { product: Product }) {
  const locale = useLocale();
  const { t } = locale;
  const { stock_quantity: left, reserved_quantity: held } = product;
  return (
    <span className="c-sell__stock">
      {left === 0 ? (
        <Tag tone="warning">{t('sell.sold_out')}</Tag>
      ) : (
        <span className="s-num">{locale.formatNumber(left)}</span>
      )}
      {held === 0 ? null : <span className="s-dim">{t('sell.held', { count: held })}</span>}
    </span>
  );
}
