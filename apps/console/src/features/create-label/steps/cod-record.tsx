import { useStore } from '@nanostores/react';
import { Banner } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useOrderDraft } from '../draft/order-draft.store.ts';
import { useSaveOrder } from '../draft/use-save-order.ts';

/**
 * Says before a COD label is bought that earlier COD parcels to its recipient were returned. Waits for the first save of the
 * draft; another phone is saved and asked about again, though the price stays.
 */
export function CodRecord({ is_saved }: { is_saved: boolean }) {
  const api = useApi();
  const { t } = useLocale();
  const { fields } = useStore(useOrderDraft().$draft);
  const save = useSaveOrder();
  const phone = fields.shipping_address?.phone ?? '';
  const cod = useQuery({
    queryKey: [...queryKeys.orders, 'recipient-record', phone],
    queryFn: async ({ signal }) => api.getOrderCod({ params: { id: await save() } }, { signal }),
    enabled: is_saved && phone !== '' && (fields.expected_cod_collection ?? 0) > 0,
    // A fact beside the price, and no reason to stop.
    retry: false,
  });
  const record = cod.data?.recipient_record ?? null;
  if (record === null) return null;
  return (
    <Banner tone="warning" title={t('cod.returned_before', { count: record.parcels, returned: record.returned })}>
      {t('cod.returned_before_advice')}
    </Banner>
  );
}
