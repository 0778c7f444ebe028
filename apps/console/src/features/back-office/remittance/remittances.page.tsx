import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { CashAtCouriers } from './cash-at-couriers.tsx';
import { RemittanceHistory } from './remittance-history.tsx';
import { RemittanceReport } from './remittance-report.tsx';
import { RemittanceUpload } from './remittance-upload.tsx';
import { ShortfallTable } from './shortfall-table.tsx';
import '../../cod/cod.css';

/** How often a file that is being settled is asked about. */
const PROGRESS_MS = 1_000;

/** /operator/remittances: a courier's file is read, its report looked at, and what fits settled; what was, and what is missing. */
export function RemittancesPage() {
  const { t } = useLocale();
  const api = useApi();
  const navigate = useNavigate();
  const { file } = useSearch({ from: '/signed-in/operator/remittances' });
  usePageTitle(t('remit.title'));
  const show = (id: string | undefined) =>
    void navigate({ to: '/operator/remittances', search: id === undefined ? {} : { file: id }, resetScroll: false });
  const shown = useQuery({
    queryKey: [...queryKeys.remittances, 'one', file],
    queryFn: ({ signal }) => api.getRemittance({ params: { id: file ?? '' } }, { signal }),
    enabled: file !== undefined,
    refetchInterval: (query) => (query.state.data?.state === 'settling' ? PROGRESS_MS : false),
  });
  return (
    <div className="c-remit">
      <RemittanceUpload onUploaded={(remittance) => show(remittance.id)} />
      {file === undefined ? null : <RemittanceReport query={shown} onClose={() => show(undefined)} />}
      <CashAtCouriers state={shown.data?.state} />
      <RemittanceHistory current={file} state={shown.data?.state} />
      <ShortfallTable state={shown.data?.state} />
    </div>
  );
}
