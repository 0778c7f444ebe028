import { canCall } from '@sampan/api-client';
import type { Warehouse } from '@sampan/contract';
import { Button, EmptyState, iconPlus, iconStore, SkeletonRows, Tag } from '@sampan/ui';
import { useState } from 'react';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { useWarehouses } from '../use-fulfilment.ts';
import { clockOf, dayNames } from './working-time.ts';
import { WarehouseDialog } from './warehouse-dialog.tsx';

/** /fulfillment/warehouses: where goods are kept, until when orders leave the same day, and on which days. */
export function WarehousesPage() {
  const locale = useLocale();
  const { t } = locale;
  const list = useWarehouses();
  const may_write = canCall('createWarehouse', useUser());
  const [form, setForm] = useState<{ editing: Warehouse | null } | null>(null);
  usePageTitle(t('fulfilment.tab_warehouses'));
  const add = may_write ? (
    <Button icon={iconPlus} onClick={() => setForm({ editing: null })}>
      {t('fulfilment.add_warehouse')}
    </Button>
  ) : undefined;
  const days = dayNames(locale.locale);
  return (
    <>
      {list.isError ? (
        <LoadError title={t('fulfilment.warehouse_failed')} query={list} />
      ) : list.data === undefined ? (
        <SkeletonRows rows={3} rowHeight={96} label={t('common.loading')} />
      ) : list.data.records.length === 0 ? (
        <EmptyState kind="no-records" icon={iconStore} title={t('fulfilment.warehouse_empty_title')} action={add}>
          {t('fulfilment.warehouse_empty_text')}
        </EmptyState>
      ) : (
        <>
          <div className="c-fulfil__bar">{add}</div>
          <ul className="c-warehouses">
            {list.data.records.map((place) => (
              <li key={place.id} className="c-card c-warehouses__item">
                <div>
                  <h2 className="c-warehouses__name">
                    {place.name} {place.status === 'closed' ? <Tag>{t('fulfilment.warehouse_closed')}</Tag> : null}
                  </h2>
                  <p className="s-muted">{place.address}</p>
                  <p className="s-muted s-num">
                    {`${t('fulfilment.cut_off')}: ${clockOf(place.cut_off)} · ${place.working_days
                      .toSorted((a, b) => a - b)
                      .map((day) => days[day - 1])
                      .join(', ')}`}
                  </p>
                </div>
                {may_write ? (
                  <Button
                    size="sm"
                    aria-label={t('fulfilment.edit_of', { sku: place.name })}
                    onClick={() => setForm({ editing: place })}
                  >
                    {t('common.edit')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
      <WarehouseDialog open={form !== null} editing={form?.editing ?? null} onClose={() => setForm(null)} />
    </>
  );
}
