import { Icon, iconAlert, iconCheck, Tag } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';

/** Imports of the last days: gone on with, or seen as parcels. Nothing is shown before there is one. */
export function RecentImports({ onOpen }: { onOpen: (id: string) => void }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const found = useQuery({
    queryKey: queryKeys.orderImportList,
    queryFn: ({ signal }) => api.listOrderImports({ query: { per_page: '10' } }, { signal }),
  });
  if (found.isError) return <LoadError title={t('order_import.list_failed')} query={found} />;
  if (found.data === undefined || found.data.records.length === 0) return null;
  return (
    <section className="c-card c-import__recent" aria-labelledby="import-recent">
      <h2 id="import-recent">{t('order_import.recent')}</h2>
      <ul>
        {found.data.records.map((each) => (
          <li key={each.id}>
            <span className="c-import__file">
              <strong>{each.file_name}</strong>
              <small className="s-muted">
                {t('order_import.by', { name: each.created_by, when: locale.formatTime(each.created_at) })}
              </small>
            </span>
            <span className="c-row">
              {each.state === 'draft' ? (
                <Tag>{t('order_import.not_yet')}</Tag>
              ) : (
                <Tag tone="success">
                  <Icon shape={iconCheck} size={14} />
                  {t('order_import.created', { count: each.result.created + each.result.updated })}
                </Tag>
              )}
              {each.result.refused === 0 ? null : (
                <Tag tone="warning">
                  <Icon shape={iconAlert} size={14} />
                  {t('order_import.left_out', { count: each.result.refused })}
                </Tag>
              )}
            </span>
            <span className="c-row">
              {each.state === 'imported' ? (
                <Link to="/orders/$list" params={{ list: 'new' }} search={{ import: each.id }}>
                  {t('order_import.see')}
                </Link>
              ) : null}
              {each.state === 'draft' || each.result.refused > 0 ? (
                <button type="button" className="c-import__link" onClick={() => onOpen(each.id)}>
                  {each.state === 'draft'
                    ? t('order_import.go_on')
                    : t('order_import.fix_rows', { count: each.result.refused })}
                </button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
