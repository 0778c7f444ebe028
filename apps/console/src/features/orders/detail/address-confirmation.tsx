import { canCall } from '@sampan/api-client';
import type { Order } from '@sampan/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { mayAskRecipient } from './order-actions.ts';
import { SendLinkForm } from './send-link-form.tsx';
import { ShareLinkRow } from './share-link-row.tsx';
import './address-confirmation.css';

/**
 * Asks the recipient to check the address (spec section 1, Address-confirmation link): sends or makes a link, shows what
 * became of each, and is drawn anew when the recipient confirms.
 */
export function AddressConfirmation({ order }: { order: Order }) {
  const { t, formatMoment } = useLocale();
  const api = useApi();
  const user = useUser();
  const heading_id = useId();
  const may_ask = canCall('generateShareLink', user) && mayAskRecipient(order);
  const links = useQuery({
    queryKey: queryKeys.shareLinks(order.id),
    queryFn: ({ signal }) => api.listShareLinks({ params: { id: order.id } }, { signal }),
    enabled: order.shipping_address !== null,
  });
  const records = links.data?.records ?? [];
  if (!may_ask && records.length === 0 && order.address_confirmed_at === null) return null;
  return (
    <section className="c-sheet__part" aria-labelledby={heading_id}>
      <h3 id={heading_id}>{t('confirmation.title')}</h3>
      {order.address_confirmed_at === null ? (
        may_ask ? (
          <p className="s-dim">{t('confirmation.text')}</p>
        ) : null
      ) : (
        <p>{t('confirmation.confirmed_text', { when: formatMoment(order.address_confirmed_at) })}</p>
      )}
      {may_ask && order.address_confirmed_at === null ? <SendLinkForm key={order.id} order={order} /> : null}
      {records.length === 0 ? null : (
        <ul className="c-links" aria-label={t('confirmation.history')}>
          {records.map((link) => (
            <ShareLinkRow key={link.id} link={link} may_revoke={may_ask} />
          ))}
        </ul>
      )}
    </section>
  );
}
