import type { LoggedRequest } from '@sampan/contract';
import { SkeletonRows, TableFrame, Tag, type TagTone } from '@sampan/ui';
import type { ReactNode } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';

const SKELETON_ROWS = 8;

/** Green for what was answered, amber for what was refused, red for what failed on our side. */
export function toneOf(status: number): TagTone {
  if (status < 400) return 'success';
  return status < 500 ? 'warning' : 'danger';
}

export interface RequestLogTableProps {
  requests: readonly LoggedRequest[] | undefined;
  busy: boolean;
  onOpen: (request: LoggedRequest) => void;
  /** Stands in the place of rows: an error, an empty list. */
  placeholder: ReactNode | undefined;
  footer: ReactNode | undefined;
}

/** Calls, newest first, as rows or, on a phone, as cards. The path opens a call. */
export function RequestLogTable({ requests, busy, onOpen, placeholder, footer }: RequestLogTableProps) {
  const locale = useLocale();
  const { t } = locale;
  return (
    <TableFrame label={t('request_log.title')} busy={busy} footer={footer}>
      <thead>
        <tr>
          <th scope="col">{t('request_log.call')}</th>
          <th scope="col">{t('request_log.status')}</th>
          <th scope="col">{t('request_log.key')}</th>
          <th scope="col">{t('request_log.time')}</th>
        </tr>
      </thead>
      <tbody>
        {placeholder !== undefined || requests === undefined ? (
          <tr className="c-parcel__instead">
            <td colSpan={4}>
              {placeholder ?? <SkeletonRows rows={SKELETON_ROWS} rowHeight={60} label={t('common.loading')} />}
            </td>
          </tr>
        ) : (
          requests.map((request) => (
            <tr key={request.request_id}>
              <td data-lead="">
                <button type="button" className="c-dev__open c-dev__path" onClick={() => onOpen(request)}>
                  <strong>{request.method}</strong> {request.path}
                </button>
              </td>
              <td>
                <span className="c-dev__status">
                  <Tag tone={toneOf(request.status)}>{request.status}</Tag>
                  {request.is_replayed ? <Tag>{t('request_log.replayed')}</Tag> : null}
                </span>
                {request.error_code === null ? null : <small>{request.error_code}</small>}
              </td>
              <td data-label={t('request_log.key')}>{request.key_name}</td>
              <td className="s-num">
                {locale.formatMoment(Math.floor(request.at_ms / 1000))}
                <small>{t('request_log.duration_ms', { ms: locale.formatNumber(request.duration_ms) })}</small>
              </td>
            </tr>
          ))
        )}
      </tbody>
    </TableFrame>
  );
}
