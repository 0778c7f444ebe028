import type { Stock } from '@sampan/contract';
import { Button, Dialog, iconTrash, SkeletonRows } from '@sampan/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { SkuForm } from './sku-form.tsx';
import { useSku, useStockActions } from './use-stock.ts';

const FORM_ID = 'edit-sku';

export interface EditSkuDialogProps {
  /** A line of the goods; null keeps the dialog closed. */
  stock: Stock | null;
  onClose: () => void;
}

/** Changes a kind of goods, or takes it off the lists while nothing of it lies anywhere (volume 6). */
export function EditSkuDialog({ stock, onClose }: EditSkuDialogProps) {
  const { t } = useLocale();
  const [deleting, setDeleting] = useState(false);
  const { update, remove } = useStockActions(() => {
    setDeleting(false);
    onClose();
  });
  const close = () => {
    update.reset();
    onClose();
  };
  return (
    <>
      <Dialog
        open={stock !== null}
        onClose={close}
        title={stock === null ? '' : t('fulfilment.edit_of', { sku: stock.sku })}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button icon={iconTrash} onClick={() => setDeleting(true)}>
              {t('fulfilment.delete_sku')}
            </Button>
            <Button onClick={close}>{t('common.cancel')}</Button>
            <Button variant="primary" type="submit" form={FORM_ID} busy={update.isPending}>
              {t('common.save')}
            </Button>
          </>
        }
      >
        {stock === null ? null : <KnownSku key={stock.sku_id} stock={stock} update={update} />}
      </Dialog>
      <ConfirmDialog
        open={deleting && stock !== null}
        title={t('fulfilment.delete_sku_title', { sku: stock?.sku ?? '' })}
        action={t('fulfilment.delete_sku')}
        keep={t('fulfilment.delete_sku_keep')}
        call={remove}
        onConfirm={() => {
          if (stock !== null) remove.mutate(stock.sku_id);
        }}
        onClose={() => setDeleting(false)}
      >
        {t('fulfilment.delete_sku_text', { sku: stock?.sku ?? '' })}
      </ConfirmDialog>
    </>
  );
}

function KnownSku({ stock, update }: { stock: Stock; update: ReturnType<typeof useStockActions>['update'] }) {
  const { t } = useLocale();
  const query = useSku(stock);
  if (query.isError || query.data === null) return <LoadError title={t('fulfilment.stock_failed')} query={query} />;
  if (query.data === undefined) return <SkeletonRows rows={4} rowHeight={64} label={t('common.loading')} />;
  const { id } = query.data;
  return <SkuForm id={FORM_ID} known={query.data} call={update} onSave={(draft) => update.mutate({ id, draft })} />;
}
