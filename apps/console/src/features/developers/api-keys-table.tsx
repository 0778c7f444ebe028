import type { SecretKey } from '@sampan/contract';
import { IconButton, iconEdit, iconRefresh, iconTrash, TableFrame, Tag } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../shared/locale/locale.tsx';
import { SCOPE_TEXTS } from './api-keys-scopes.ts';

export interface ApiKeysTableProps {
  keys: readonly SecretKey[];
  onEdit: (key: SecretKey) => void;
  onRotate: (key: SecretKey) => void;
  onRevoke: (key: SecretKey) => void;
}

/** The company's secret keys, as rows or, on a phone, as cards. */
export function ApiKeysTable({ keys, ...actions }: ApiKeysTableProps) {
  const { t } = useLocale();
  return (
    <TableFrame label={t('api_key.title')}>
      <thead>
        <tr>
          <th scope="col" className="c-dev__key-head">
            {t('api_key.key')}
          </th>
          <th scope="col">{t('api_key.scopes')}</th>
          <th scope="col">{t('api_key.last_used')}</th>
          <th scope="col">
            <span className="s-visually-hidden">{t('common.edit')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <ApiKeyRow key={key.id} record={key} {...actions} />
        ))}
      </tbody>
    </TableFrame>
  );
}

function ApiKeyRow({ record, onEdit, onRotate, onRevoke }: Omit<ApiKeysTableProps, 'keys'> & { record: SecretKey }) {
  const locale = useLocale();
  const { t } = locale;
  const { name, mode, last4, scopes, revoked_at, expires_at } = record;
  const is_expired = expires_at !== null && expires_at * 1000 <= Date.now();
  const is_dead = revoked_at !== null || is_expired;
  return (
    <tr className={is_dead ? 'c-dev__dead' : undefined}>
      <td data-lead="">
        <strong>{name}</strong> <Tag tone={mode === 'live' ? 'success' : 'warning'}>{t(`api_key.mode_${mode}`)}</Tag>
        <small className="c-dev__code-line">
          <code>{`sk_${mode}_…${last4}`}</code>
        </small>
        <small>{t('api_key.made_by', { name: record.created_by, when: locale.formatDate(record.created_at) })}</small>
        <KeyNotes record={record} is_expired={is_expired} />
      </td>
      <td data-label={t('api_key.scopes')}>
        <span className="c-dev__scopes-text">{scopes.map((scope) => t(SCOPE_TEXTS[scope].title)).join(', ')}</span>
      </td>
      <td data-label={t('api_key.last_used')} className="s-num">
        {record.last_used_at === null ? (
          <span className="s-dim">{t('api_key.never_used')}</span>
        ) : (
          <>
            <span className="c-dev__when">{locale.formatMoment(record.last_used_at)}</span>
            {record.last_used_ip === null ? null : <small>{t('api_key.used_from', { ip: record.last_used_ip })}</small>}
            <small>
              <Link to="/settings/request-log" search={{ key: record.id }}>
                {t('api_key.log')}
              </Link>
            </small>
          </>
        )}
      </td>
      <td className="s-table__end">
        {revoked_at !== null ? null : (
          <span className="c-dev__actions">
            <IconButton icon={iconEdit} label={t('api_key.edit_of', { name })} onClick={() => onEdit(record)} />
            {is_expired ? null : (
              <IconButton
                icon={iconRefresh}
                label={t('api_key.rotate_of', { name })}
                onClick={() => onRotate(record)}
              />
            )}
            <IconButton icon={iconTrash} label={t('api_key.revoke_of', { name })} onClick={() => onRevoke(record)} />
          </span>
        )}
      </td>
    </tr>
  );
}

/** What is special about a key: where it works, when it ends, what of it is still alive, and that it leaked. */
function KeyNotes({ record, is_expired }: { record: SecretKey; is_expired: boolean }) {
  const locale = useLocale();
  const { t } = locale;
  const { allowed_ips, expires_at, revoked_at, seen_in_page_at, older } = record;
  if (revoked_at !== null) return <small>{t('api_key.revoked_at', { when: locale.formatMoment(revoked_at) })}</small>;
  return (
    <>
      {allowed_ips.length === 0 ? null : <small>{t('api_key.from_only', { ips: allowed_ips.join(', ') })}</small>}
      {expires_at === null ? null : (
        <small>{t(is_expired ? 'api_key.ended_at' : 'api_key.ends_at', { when: locale.formatDate(expires_at) })}</small>
      )}
      {older.map(({ last4, ends_at }) => (
        <small key={`${last4} ${ends_at}`}>{t('api_key.older', { last4, when: locale.formatMoment(ends_at) })}</small>
      ))}
      {seen_in_page_at === null ? null : (
        <small className="c-dev__alarm">
          {t('api_key.seen_in_page', { when: locale.formatMoment(seen_in_page_at) })}
        </small>
      )}
    </>
  );
}
