import type { SupportRequest } from '@sampan/contract';
import { Banner, Button, Icon, iconChevronLeft, SkeletonRows } from '@sampan/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LoadError } from '../list/load-error.tsx';
import { useLocale } from '../locale/locale.tsx';
import { MessageForm, type MessageFormProps } from './message-form.tsx';
import { MessageThread } from './message-thread.tsx';
import { RequestTag } from './request-list.tsx';
import { useRequestSearch, type RequestsPath } from './request-search.ts';

export interface RequestViewProps<Request extends SupportRequest> {
  /** The page that lists them. */
  list: RequestsPath;
  /** The heading of the page below which it stands. */
  heading: 'h1' | 'h2';
  query_key: readonly unknown[];
  load: (signal: AbortSignal) => Promise<Request>;
  close: () => Promise<Request>;
  /** What else is to be fetched anew when something was written. */
  outdated: readonly (readonly unknown[])[];
  /** Between the heading and the messages. */
  Facts?: (props: { request: Request }) => ReactNode;
  /** Null for those who only read. */
  form: Pick<MessageFormProps<Request>, 'label' | 'action' | 'send' | 'onSent'> | null;
}

/** One request: the way back to the others, what was written, an answer, and an end. */
export function RequestView<Request extends SupportRequest>(props: RequestViewProps<Request>) {
  const { list, query_key, load } = props;
  const { t } = useLocale();
  const { request: _this, ...listed } = useRequestSearch();
  const found = useQuery({ queryKey: query_key, queryFn: ({ signal }) => load(signal) });
  return (
    <div className="c-requests">
      <Link to={list} search={listed as never} className="c-requests__back">
        <Icon shape={iconChevronLeft} size={16} />
        {t('support.title')}
      </Link>
      {found.data === undefined ? (
        found.isError ? (
          <LoadError title={t('support.not_loaded')} query={found} />
        ) : (
          <SkeletonRows rows={3} rowHeight={96} label={t('common.loading')} />
        )
      ) : (
        <RequestThread {...props} request={found.data as Request} />
      )}
    </div>
  );
}

function RequestThread<Request extends SupportRequest>(props: RequestViewProps<Request> & { request: Request }) {
  const { request, heading: Heading, query_key, outdated, Facts, form } = props;
  const { t, errorText } = useLocale();
  const queries = useQueryClient();
  const keep = (written: Request) => {
    queries.setQueryData(query_key, written);
    for (const queryKey of outdated) void queries.invalidateQueries({ queryKey });
  };
  const close = useMutation({ mutationFn: props.close, onSuccess: keep });
  return (
    <>
      <Heading className="c-requests__title">
        {request.subject} <RequestTag state={request.state} />
      </Heading>
      {Facts === undefined ? null : <Facts request={request} />}
      <MessageThread messages={request.messages} />
      {close.error === null ? null : <Banner tone="danger">{errorText(close.error)}</Banner>}
      {form === null ? null : (
        <section className="c-card">
          <MessageForm
            {...form}
            onSent={(written) => {
              keep(written);
              form.onSent?.(written);
            }}
            end={
              request.state === 'closed' ? null : (
                <Button busy={close.isPending} onClick={() => close.mutate()}>
                  {t('support.close')}
                </Button>
              )
            }
          />
        </section>
      )}
    </>
  );
}
