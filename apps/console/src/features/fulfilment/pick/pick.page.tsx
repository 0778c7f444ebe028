import { canCall } from '@sampan/api-client';
import type { PickList } from '@sampan/contract';
import { buttonClass, EmptyState, Icon, iconChevronLeft, iconCheck, ProgressBar, SkeletonRows } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../../shared/api/services.tsx';
import { DownloadButton } from '../../../shared/files/download-button.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { ScanField } from '../scan-field.tsx';
import { useScan } from '../use-scan.ts';
import { PickRows } from './pick-rows.tsx';
import { keepPickedOrders } from './picked-orders.ts';
import { usePickList } from './use-pick-list.ts';
import '../../../shared/list/list.css';
import '../fulfilment.css';

/** /fulfillment/pick: what to fetch, in the order of the shelves, each unit confirmed by its code (volume 6). */
export function PickPage() {
  const { t } = useLocale();
  const api = useApi();
  const { ids, list, failed } = usePickList();
  const title = t('fulfilment.pick_list');
  usePageTitle(title);
  // Whoever leaves chooses anew.
  useEffect(() => () => keepPickedOrders([]), []);
  const is_nothing = ids?.length === 0 || list.data?.units.total === 0;
  return (
    <div className="c-page c-fulfil">
      <Link to="/fulfillment" className="c-fulfil__back">
        <Icon shape={iconChevronLeft} size={16} />
        {t('fulfilment.back')}
      </Link>
      <div className="c-page__head">
        <h1>{title}</h1>
        {ids === undefined || ids.length === 0 || is_nothing ? null : (
          <div className="c-page__actions">
            <DownloadButton
              label={t('fulfilment.print_pick_list')}
              ask={() => api.printPickList({ body: { ids: [...ids] } })}
            />
          </div>
        )}
      </div>
      {failed !== null ? (
        <LoadError title={t('fulfilment.failed')} query={failed} />
      ) : is_nothing ? (
        <EmptyState kind="no-records" title={t('fulfilment.nothing_title')} action={<ToOrders />}>
          {t('fulfilment.nothing_text')}
        </EmptyState>
      ) : list.data === undefined ? (
        <SkeletonRows rows={6} rowHeight={72} label={t('common.loading')} />
      ) : (
        <Walk list={list.data} />
      )}
    </div>
  );
}

function ToOrders() {
  const { t } = useLocale();
  return (
    <Link to="/fulfillment" className={buttonClass()}>
      {t('fulfilment.back')}
    </Link>
  );
}

function Walk({ list }: { list: PickList }) {
  const { t } = useLocale();
  const may_write = canCall('scanFulfillmentOrder', useUser());
  const { records, units } = list;
  const { error, done, scan } = useScan((code) => {
    const found = records.find(({ sku, barcode }) => sku.toUpperCase() === code.toUpperCase() || barcode === code);
    return (found ?? records[0])?.orders[0]?.id;
  });
  return (
    <>
      <ProgressBar
        label={t('fulfilment.progress', { picked: units.picked, total: units.total })}
        value={units.picked}
        max={units.total}
      />
      {records.length === 0 ? (
        <EmptyState
          kind="no-records"
          icon={iconCheck}
          title={t('fulfilment.all_picked_title')}
          action={
            <Link to="/fulfillment" search={{ stage: 'packed' }} className={buttonClass({ variant: 'primary' })}>
              {t('fulfilment.view_to_pack')}
            </Link>
          }
        >
          {t('fulfilment.all_picked_text')}
        </EmptyState>
      ) : (
        <>
          {may_write ? <ScanField error={error} done={done} onScan={scan} /> : null}
          <PickRows records={records} onConfirm={may_write ? scan : undefined} />
        </>
      )}
    </>
  );
}
