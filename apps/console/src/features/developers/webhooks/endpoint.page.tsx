import { Icon, iconArrowLeft, SkeletonRows } from '@sampan/ui';
import { getRouteApi, Link } from '@tanstack/react-router';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { DeliveryDrawer } from './delivery-drawer.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import type { DeliverySearch } from './delivery-search.ts';
import { EndpointHead } from './endpoint-head.tsx';
import { SecretSection } from './secret-section.tsx';
import { useEndpoint } from './use-webhooks.ts';
import './webhooks.css';

const route = getRouteApi('/signed-in/settings/webhooks/$id');

/** /settings/webhooks/$id: one endpoint, its secret, and everything that was sent to it in the last 30 days. */
export function WebhookEndpointPage() {
  const { t } = useLocale();
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const found = useEndpoint(id);
  usePageTitle(t('webhook.endpoint'));
  const setSearch = (change: DeliverySearch) => void navigate({ search: change, replace: true });
  const { delivery: _, ...without_delivery } = search;
  const openDelivery = (delivery: string) => setSearch({ ...search, delivery });
  return (
    <div className="c-webhooks">
      <Link to="/settings/webhooks" className="c-webhooks__back">
        <Icon shape={iconArrowLeft} size={16} />
        {t('webhook.back')}
      </Link>
      {found.isError && found.data === undefined ? (
        <LoadError title={t('webhook.failed')} query={found} />
      ) : found.data === undefined ? (
        <SkeletonRows rows={3} rowHeight={72} label={t('common.loading')} />
      ) : (
        <>
          <EndpointHead endpoint={found.data} onLook={openDelivery} />
          <SecretSection key={id} endpoint={found.data} />
          <DeliveryLog endpoint={found.data} search={search} onSearch={setSearch} onOpen={openDelivery} />
          <DeliveryDrawer id={search.delivery} endpoint={found.data} onClose={() => setSearch(without_delivery)} />
        </>
      )}
    </div>
  );
}
