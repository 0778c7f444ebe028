import type { RequestState } from '@sampan/contract';
import { Tag, type TagTone } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../locale/locale.tsx';
import { useRequestSearch, type RequestsPath } from './request-search.ts';
import './support.css';

const TONES: Record<RequestState, TagTone> = { open: 'info', answered: 'success', closed: 'neutral' };

/** Where a request stands. */
export function RequestTag({ state }: { state: RequestState }) {
  const { t } = useLocale();
  return <Tag tone={TONES[state]}>{t(`support.state_${state}`)}</Tag>;
}

export interface RequestListProps {
  /** Where the list is: a request is the same page with `request` in its address. */
  to: RequestsPath;
  requests: readonly {
    readonly id: string;
    readonly state: RequestState;
    readonly subject: string;
    /** Who and when, in words. */
    readonly detail: string;
  }[];
}

/** Requests to support, each a link to what was written, from which the way back leads to the same list. */
export function RequestList({ to, requests }: RequestListProps) {
  const search = useRequestSearch();
  return (
    <ul className="c-requests__list">
      {requests.map(({ id, state, subject, detail }) => (
        <li key={id}>
          <Link to={to} search={{ ...search, request: id } as never} className="c-requests__row">
            <span>
              <strong>{subject}</strong>
              <small className="s-muted s-num">{detail}</small>
            </span>
            <RequestTag state={state} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
