import type { ServiceMessage } from '@sampan/contract';
import { Button, EmptyState, SkeletonRows, Tag } from '@sampan/ui';
import { useState } from 'react';
import { ListPagination } from '../../../shared/list/list-pagination.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { MessageForm } from './message-form.tsx';
import { useMessageActions, useServiceMessages } from './use-service-messages.ts';
import './messages.css';

/** /operator/messages: what the header of merchants says (spec section 7, GET message/latest). */
export function MessagesPage() {
  const { t, errorText } = useLocale();
  const [page, setPage] = useState(1);
  const found = useServiceMessages(page);
  const { publish, end } = useMessageActions({
    published: () => showToast(t('operator.message_published')),
    ended: () => showToast(t('operator.message_ended')),
  });
  usePageTitle(t('operator.messages'));
  return (
    <div className="c-messages">
      <header>
        <h2>{t('operator.messages')}</h2>
        <p className="s-muted">{t('operator.messages_text')}</p>
      </header>
      <MessageForm publish={publish} />
      {found.isError ? (
        <LoadError title={t('state.error_title')} query={found} />
      ) : found.data === undefined ? (
        <SkeletonRows rows={4} rowHeight={64} label={t('common.loading')} />
      ) : found.data.records.length === 0 ? (
        <EmptyState kind="no-records" title={t('operator.messages_empty')} headingLevel={3}>
          {t('operator.messages_empty_text')}
        </EmptyState>
      ) : (
        <>
          <ul className="c-messages__list">
            {found.data.records.map((message) => (
              <Message
                key={message.id}
                message={message}
                is_ending={end.isPending && end.variables === message.id}
                onEnd={() => end.mutate(message.id, { onError: (error) => showToast(errorText(error)) })}
              />
            ))}
          </ul>
          <ListPagination
            label={t('operator.messages')}
            page={String(page)}
            answer={found.data}
            onPage={(next) => setPage(Number(next))}
          />
        </>
      )}
    </div>
  );
}

function Message({ message, is_ending, onEnd }: { message: ServiceMessage; is_ending: boolean; onEnd: () => void }) {
  const { t, formatMoment } = useLocale();
  const { texts, tone, country_code, ends_at, is_shown } = message;
  return (
    <li className="c-messages__row">
      <div className="c-messages__text">
        <p>{texts.en}</p>
        <div className="c-row">
          <Tag>{t(`operator.message_${tone}`)}</Tag>
          <span className="s-muted">
            {country_code === null ? t('operator.message_everywhere') : t(`country.${country_code}`)}
          </span>
          <span className="s-muted s-num">
            {is_shown ? t('operator.message_until', { when: formatMoment(ends_at) }) : t('operator.message_over')}
          </span>
        </div>
      </div>
      {is_shown ? (
        <Button size="sm" busy={is_ending} onClick={onEnd}>
          {t('operator.message_end')}
        </Button>
      ) : null}
    </li>
  );
}
