import { Icon, iconChevronLeft, SkeletonRows } from '@sampan/ui';
import { Link, useParams } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { useApi } from '../../shared/api/services.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { DownloadButton } from '../../shared/files/download-button.tsx';
import { AdjustmentDetail } from './adjustment-detail.tsx';
import '../../shared/list/list-head.css';
import '../../shared/list/list.css';
import './adjustments.css';
import { AdjustmentActions } from './adjustment-actions.tsx';
import { useAdjustment } from './use-adjustments.ts';

/** /histories/adjustments/{id}: one adjustment, and the answer to it. */
export function AdjustmentPage() {
  const { t } = useLocale();
  const api = useApi();
  const { id } = useParams({ from: '/signed-in/histories/adjustments/$id' });
  const found = useAdjustment(id);
  usePageTitle(t('adjustment.title'));
  return (
    <div className="c-adjustments">
      <Link to="/histories/adjustments" className="c-adjustments__back">
        <Icon shape={iconChevronLeft} size={16} />
        {t('adjustment.all')}
      </Link>
      {found.isError ? (
        <LoadError title={t('adjustment.not_loaded')} query={found} />
      ) : found.data === undefined ? (
        <SkeletonRows rows={5} rowHeight={96} label={t('common.loading')} />
      ) : (
        <AdjustmentDetail
          adjustment={found.data}
          parcel={
            <Link to="/home" search={{ order: found.data.order_id }}>
              {found.data.order_number}
            </Link>
          }
          actions={
            <>
              <AdjustmentActions adjustment={found.data} />
              <DownloadButton
                label={t('adjustment.pdf')}
                variant="quiet"
                ask={() => api.downloadAdjustment({ params: { id } })}
              />
            </>
          }
        />
      )}
    </div>
  );
}
