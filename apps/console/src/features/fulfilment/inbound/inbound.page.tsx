import { canCall } from '@sampan/api-client';
import { Button, EmptyState, iconInbox, iconPlus, SkeletonRows } from '@sampan/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { ListPagination } from '../../../shared/list/list-pagination.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { useWarehouses } from '../use-fulfilment.ts';
import { AnnounceDialog } from './announce-dialog.tsx';
import { InboundCard } from './inbound-card.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { useInboundActions, useInbounds } from './use-inbound.ts';

type Asked = { id: string; step: 'receive' | 'complete' | 'cancel' };

/** /fulfillment/inbound: goods on their way, what was expected, what arrived, and the differences (volume 6). */
export function InboundPage() {
  const { t } = useLocale();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/fulfillment/frame/inbound' });
  const list = useInbounds(search);
  const places = (useWarehouses().data?.records ?? []).filter(({ status }) => status === 'active');
  const may_write = canCall('createInbound', useUser());
  const [is_announcing, setAnnouncing] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { move } = useInboundActions(() => setAsked(null));
  const title = t('fulfilment.tab_inbound');
  usePageTitle(title);
  const add =
    may_write && places.length > 0 ? (
      <Button icon={iconPlus} onClick={() => setAnnouncing(true)}>
        {t('fulfilment.announce')}
      </Button>
    ) : undefined;
  // The row as it is now, not as it was when it was asked for.
  const inbound = list.data?.records.find(({ id }) => id === asked?.id) ?? null;
  const step = asked?.step === 'cancel' ? 'cancel' : 'complete';
  return (
    <>
      {list.isError ? (
        <LoadError title={t('fulfilment.inbound_failed')} query={list} />
      ) : list.data === undefined ? (
        <SkeletonRows rows={3} rowHeight={140} label={t('common.loading')} />
      ) : list.data.records.length === 0 ? (
        <EmptyState kind="no-records" icon={iconInbox} title={t('fulfilment.inbound_empty_title')} action={add}>
          {t('fulfilment.inbound_empty_text')}
        </EmptyState>
      ) : (
        <>
          <div className="c-fulfil__bar">{add}</div>
          <ul className="c-inbounds">
            {list.data.records.map((each) => (
              <InboundCard
                key={each.id}
                inbound={each}
                onStep={may_write ? (next) => setAsked({ id: each.id, step: next }) : undefined}
              />
            ))}
          </ul>
          {list.data.total <= list.data.per_page ? null : (
            <ListPagination
              label={title}
              page={search.page}
              answer={list.data}
              onPage={(page) => void navigate({ to: '/fulfillment/inbound', search: page === '1' ? {} : { page } })}
            />
          )}
        </>
      )}
      <AnnounceDialog open={is_announcing} places={places} onClose={() => setAnnouncing(false)} />
      <ReceiveDialog inbound={asked?.step === 'receive' ? inbound : null} onClose={() => setAsked(null)} />
      <ConfirmDialog
        open={inbound !== null && asked?.step !== 'receive'}
        title={
          step === 'cancel'
            ? t('fulfilment.cancel_one_title', { number: inbound?.number ?? '' })
            : t('fulfilment.complete_title', { number: inbound?.number ?? '' })
        }
        action={t(step === 'cancel' ? 'fulfilment.cancel_inbound' : 'fulfilment.complete')}
        tone={step === 'cancel' ? 'danger' : 'primary'}
        keep={t('common.close')}
        call={move}
        onConfirm={() => {
          if (inbound !== null) move.mutate({ id: inbound.id, action: step });
        }}
        onClose={() => setAsked(null)}
      >
        <p>{t('fulfilment.complete_text')}</p>
      </ConfirmDialog>
    </>
  );
}
