import { canCall } from '@sampan/api-client';
import type { WebhookEndpoint } from '@sampan/contract';
import { PER_PAGE_DEFAULT } from '@sampan/country-rules';
import { Button, EmptyState, iconInbox, Pagination, Select, SkeletonRows } from '@sampan/ui';
import { useState } from 'react';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import type { DeliverySearch } from './delivery-search.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { ResendFailedDialog } from './resend-failed-dialog.tsx';
import { useDeliveries } from './use-webhooks.ts';

export interface DeliveryLogProps {
  endpoint: WebhookEndpoint;
  search: DeliverySearch;
  onSearch: (search: DeliverySearch) => void;
  onOpen: (delivery_id: string) => void;
}

const STATES = ['pending', 'delivered', 'failed'] as const;

/** What was sent in the last 30 days, the newest on top; filter and page stand in the address. */
export function DeliveryLog({ endpoint, search, onSearch, onOpen }: DeliveryLogProps) {
  const locale = useLocale();
  const { t } = locale;
  const found = useDeliveries(endpoint.id, search);
  const [resending, setResending] = useState(false);
  const may_resend = canCall('resendFailedWebhooks', useUser()) && endpoint.is_enabled;
  const { state } = search;
  return (
    <section className="c-webhooks__log" aria-labelledby="webhook-log">
      <div className="c-webhooks__head">
        <h2 id="webhook-log">{t('webhook.log')}</h2>
        <div className="c-row">
          <Select
            label={t('webhook.filter')}
            labelHidden
            options={[
              { value: '', label: t('common.all') },
              ...STATES.map((value) => ({ value, label: t(`webhook.delivery_${value}`) })),
            ]}
            value={state ?? ''}
            onValueChange={(chosen) => {
              const wanted = STATES.find((one) => one === chosen);
              onSearch(wanted === undefined ? {} : { state: wanted });
            }}
          />
          {may_resend ? <Button onClick={() => setResending(true)}>{t('webhook.resend_failed')}</Button> : null}
        </div>
      </div>
      {found.isError && found.data === undefined ? (
        <LoadError title={t('webhook.log_failed')} query={found} />
      ) : found.data === undefined ? (
        <SkeletonRows rows={4} rowHeight={52} label={t('common.loading')} />
      ) : found.data.total === 0 ? (
        <div className="c-card">
          {state === undefined ? (
            <EmptyState kind="no-records" icon={iconInbox} title={t('webhook.log_empty')} headingLevel={3}>
              {t('webhook.log_empty_text')}
            </EmptyState>
          ) : (
            <EmptyState
              kind="no-results"
              title={t('webhook.log_none')}
              headingLevel={3}
              action={<Button onClick={() => onSearch({})}>{t('common.clear')}</Button>}
            />
          )}
        </div>
      ) : (
        <DeliveryTable
          deliveries={found.data.records}
          busy={found.isPlaceholderData}
          onOpen={onOpen}
          footer={
            <Pagination
              page={found.data.page}
              perPage={PER_PAGE_DEFAULT}
              total={found.data.total}
              onPageChange={(page) => onSearch({ ...search, page: String(page) })}
              labels={{
                label: t('webhook.pages'),
                previous: t('order.page_previous'),
                next: t('order.page_next'),
                range: (from, to, total) =>
                  t('order.page_range', {
                    from: locale.formatNumber(from),
                    to: locale.formatNumber(to),
                    total: locale.formatNumber(total),
                  }),
              }}
            />
          }
        />
      )}
      <ResendFailedDialog open={resending} endpoint_id={endpoint.id} onClose={() => setResending(false)} />
    </section>
  );
}
