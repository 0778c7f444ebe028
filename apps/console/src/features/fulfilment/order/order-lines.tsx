import type { FulfillmentOrder } from '@sampan/contract';
import { IconButton, iconCheck, TableFrame } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';

export interface OrderLinesProps {
  order: FulfillmentOrder;
  /** Confirms one unit by hand; undefined where nothing is picked. */
  onConfirm: ((code: string) => void) | undefined;
}

/** What belongs into the parcel, in walking order, and how much of it is picked. */
export function OrderLines({ order, onConfirm }: OrderLinesProps) {
  const { t } = useLocale();
  return (
    <TableFrame label={t('fulfilment.items')}>
      <thead>
        <tr>
          <th scope="col">{t('fulfilment.items')}</th>
          <th scope="col">{t('fulfilment.shelf')}</th>
          <th scope="col">{t('fulfilment.picked_units')}</th>
          {onConfirm === undefined ? null : (
            <th scope="col">
              <span className="s-visually-hidden">{t('fulfilment.scan_confirm')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {order.lines.map(({ sku_id, sku, name, shelf, quantity, picked }) => (
          <tr key={sku_id}>
            <td data-lead="">
              {name}
              <small className="s-num">{sku}</small>
            </td>
            <td className="s-num" data-label={t('fulfilment.shelf')}>
              {shelf === '' ? t('fulfilment.no_shelf') : shelf}
            </td>
            <td className="s-num" data-label={t('fulfilment.picked_units')}>
              {t('fulfilment.units_of', { picked, quantity })}
            </td>
            {onConfirm === undefined ? null : (
              <td className="s-table__end">
                {picked === quantity ? null : (
                  <IconButton
                    icon={iconCheck}
                    label={t('fulfilment.confirm_unit', { sku })}
                    onClick={() => onConfirm(sku)}
                  />
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
