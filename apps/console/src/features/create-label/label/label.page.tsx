import type { Order } from '@sampan/contract';
import { Banner, buttonClass } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { CreateSteps } from '../create-steps.tsx';
import { orderDraftOf } from '../draft/order-draft.store.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { LabelPreview } from './label-preview.tsx';
import { LabelSide } from './label-side.tsx';
import { PendingLabel } from './pending-label.tsx';
import './label.css';

/** The label of an order: preview, Print, tracking link; or what became of buying it (look.md 3.1, step 4). */
export function LabelPage({ order }: { order: Order }) {
  const { t } = useLocale();
  const user = useUser();
  usePageTitle(t('print.title'));
  useEffect(() => {
    // The parcel is made: a draft that still holds it would only try to change it.
    const draft = orderDraftOf(user);
    if (order.label !== null && draft.$draft.get().order_id === order.id) draft.reset();
  }, [order, user]);
  const heading = useRef<HTMLHeadingElement | null>(null);
  const has_label = order.label !== null;
  useEffect(() => {
    // What was bought is said at once to those who do not see it.
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [order.id, has_label]);
  return (
    <div className="c-page c-create c-label">
      <h1 ref={heading} tabIndex={-1} className="c-create__title">
        {order.label === null ? t('create_label.title') : t('create.bought')}
      </h1>
      <div className="c-create__steps">
        <CreateSteps done={3} />
      </div>
      {order.label === null ? (
        order.label_state === 'pending' ? (
          <PendingLabel order={order} />
        ) : (
          <NoLabel order={order} />
        )
      ) : (
        <div className="c-label__grid">
          <div className="c-label__sheet">
            <LabelPreview order={order} />
          </div>
          <LabelSide order={order} />
        </div>
      )}
    </div>
  );
}

/** Cancelled, or moved on without a label of ours: where it stands is told in its own drawer. */
function NoLabel({ order }: { order: Order }) {
  const { t } = useLocale();
  return (
    <Banner
      tone="info"
      title={t('print.not_available')}
      action={
        <Link
          to="/orders/$list"
          params={{ list: order.status === 'cancelled' ? 'cancelled' : 'new' }}
          search={{ order: order.id }}
          className={buttonClass({ size: 'sm' })}
        >
          {t('common.open')}
        </Link>
      }
    >
      {order.label_error ?? order.cancel_reason ?? t('error.order_locked')}
    </Banner>
  );
}
