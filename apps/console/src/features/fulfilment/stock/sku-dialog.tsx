import type { Warehouse } from '@sampan/contract';
import { Button, Dialog } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { SkuForm } from './sku-form.tsx';
import { useStockActions } from './use-stock.ts';

const FORM_ID = 'sku';

export interface SkuDialogProps {
  open: boolean;
  /** The new SKU gets a line in the first open one. */
  places: readonly Warehouse[];
  onClose: () => void;
}

/** Adds a kind of goods (volume 6: sku, name, barcode, weight, reorder point). */
export function SkuDialog({ open, places, onClose }: SkuDialogProps) {
  const { t } = useLocale();
  const { add } = useStockActions(onClose);
  const warehouse_id = places.find(({ status }) => status === 'active')?.id;
  const close = () => {
    add.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('fulfilment.add_sku')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={add.isPending}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      {warehouse_id === undefined ? null : (
        <SkuForm id={FORM_ID} call={add} onSave={(draft) => add.mutate({ draft, warehouse_id })} />
      )}
    </Dialog>
  );
}
