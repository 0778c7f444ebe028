import type { Stock } from '@sampan/contract';
import { Button, Dialog, EmptyState, SkeletonRows, TableFrame } from '@sampan/ui';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useMovements } from './use-stock.ts';

export interface MovementsDialogProps {
  /** The stock whose changes are listed; null keeps the dialog closed. */
  stock: Stock | null;
  onClose: () => void;
}

/** Everything that changed a stock, newest first: its sum is the stock (volume 6). */
export function MovementsDialog({ stock, onClose }: MovementsDialogProps) {
  const { t } = useLocale();
  return (
    <Dialog
      open={stock !== null}
      onClose={onClose}
      title={stock === null ? '' : t('fulfilment.movements_of', { sku: stock.sku })}
      closeLabel={t('common.close')}
      size="lg"
      mobile="full"
    >
      {stock === null ? null : <Movements stock={stock} />}
    </Dialog>
  );
}

function Movements({ stock }: { stock: Stock }) {
  const locale = useLocale();
  const { t } = locale;
  const found = useMovements(stock);
  if (found.isError) return <LoadError title={t('fulfilment.stock_failed')} query={found} />;
  const rows = found.data?.pages.flatMap(({ records }) => records);
  if (rows === undefined) return <SkeletonRows rows={5} rowHeight={48} label={t('common.loading')} />;
  if (rows.length === 0)
    return <EmptyState kind="no-records" headingLevel={3} title={t('fulfilment.movements_empty')} />;
  const signed = (delta: number) => (delta > 0 ? `+${locale.formatNumber(delta)}` : locale.formatNumber(delta));
  return (
    <div className="c-stack">
      <TableFrame label={t('fulfilment.movements')}>
        <thead>
          <tr>
            <th scope="col">{t('fulfilment.reason')}</th>
            <th scope="col" className="s-table__end">
              {t('fulfilment.on_hand')}
            </th>
            <th scope="col" className="s-table__end">
              {t('fulfilment.promised')}
            </th>
            <th scope="col">{t('fulfilment.note')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td data-lead="">
                {t(`fulfilment.moved_${row.reason}`)}
                <small>{`${locale.formatMoment(row.created_at)}, ${row.person === '' ? t('fulfilment.system') : row.person}`}</small>
              </td>
              <td className="s-num s-table__end" data-label={t('fulfilment.on_hand')}>
                {signed(row.on_hand_delta)}
              </td>
              <td className="s-num s-table__end" data-label={t('fulfilment.promised')}>
                {signed(row.reserved_delta)}
              </td>
              <td>{row.reference}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {found.hasNextPage ? (
        <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('fulfilment.movements_older')}
        </Button>
      ) : null}
    </div>
  );
}
