import { useParams, Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { moneyText } from '@sampan/country-rules';
import { Icon, iconChevronLeft, PhotoStrip, SkeletonRows } from '@sampan/ui';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import '../../../shared/list/list-head.css';
import '../../../shared/list/list.css';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import '../../adjustments/adjustments.css';
import { ClaimAnswer } from './claim-answer.tsx';

/** /operator/claims/{id}: the evidence, and the answer the merchant gets. */
export function ClaimPage() {
  const { t, formatMoment } = useLocale();
  const api = useApi();
  const { id } = useParams({ from: '/signed-in/operator/claims/$id' });
  const found = useQuery({
    queryKey: queryKeys.operatorClaim(id),
    queryFn: ({ signal }) => api.getOperatorClaim({ params: { id } }, { signal }),
  });
  usePageTitle(t('claim.operator_title'));
  return (
    <div className="c-adjustments">
      <Link to="/operator/claims" className="c-adjustments__back">
        <Icon shape={iconChevronLeft} size={16} />
        {t('claim.operator_title')}
      </Link>
      {found.isError ? (
        <LoadError title={t('claim.not_loaded')} query={found} />
      ) : found.data === undefined ? (
        <SkeletonRows rows={5} rowHeight={96} label={t('common.loading')} />
      ) : (
        <>
          <section className="c-card c-adjustments__card">
            <h2>{`${found.data.order_number} · ${found.data.company.name}`}</h2>
            <p className="c-adjustments__amount s-num">{moneyText(found.data.value, found.data.currency)}</p>
            <p className="s-muted">
              {[
                t(`claim.state_${found.data.state}`),
                t(`claim.reason_${found.data.reason}`),
                found.data.courier.name,
                found.data.tracking_code,
                formatMoment(found.data.created_at),
                t('claim.opened_by', { name: found.data.opened_by }),
              ].join(' · ')}
            </p>
            <p>{found.data.description}</p>
            {found.data.photos.length === 0 ? null : (
              <PhotoStrip
                urls={found.data.photos.map(({ link }) => link)}
                labels={{
                  title: t('claim.photos'),
                  photo: (number, total) => t('adjustment.photo_of', { number, total }),
                  close: t('common.close'),
                  previous: t('common.previous'),
                  next: t('common.next'),
                }}
              />
            )}
            {found.data.answer === '' ? null : <p className="s-muted">{found.data.answer}</p>}
          </section>
          <ClaimAnswer key={found.data.state} claim={found.data} />
        </>
      )}
    </div>
  );
}
