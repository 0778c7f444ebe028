import { canCall } from '@sampan/api-client';
import type { OrderLayout, OrderView } from '@sampan/contract';
import { classNames, Icon, iconMore, iconPlus, Menu, type MenuItem } from '@sampan/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { lazyPart, useWasOpen } from '../../../shared/locale/lazy-part.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import type { ListName } from '../../../shared/routing/order-list-names.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import type { OrderSearch } from './order-search.ts';
import { useOrderViews, type ViewInput } from './use-order-views.ts';
import { filtersOfSearch, isChanged, isWorthSaving, searchOfView } from './view-search.ts';

const SaveViewDialog = lazyPart('parts', () => import('./save-view-dialog.tsx'), 'SaveViewDialog');

export interface SavedViewsProps {
  list: ListName;
  search: OrderSearch;
  /** What the rows show when it is not what is usual. */
  columns: readonly string[] | undefined;
  /** How many the current view holds, once known. */
  total: number | undefined;
  /** How the person wants lists drawn, as the server keeps it. */
  onLayout: (layout: OrderLayout) => void;
}

/** The views a person saved of a list and those shared by colleagues, as tabs behind the list's own. */
export function SavedViews({ list, search, columns, total, onLayout }: SavedViewsProps) {
  const { t, formatNumber } = useLocale();
  const user = useUser();
  const navigate = useNavigate();
  const [naming, setNaming] = useState<ViewInput | OrderView | null>(null);
  const names = useWasOpen(naming !== null);
  const go = (to: OrderSearch) =>
    void navigate({
      to: '/orders/$list',
      params: { list },
      search: to,
      resetScroll: false,
    });
  const { answer, create, update, remove } = useOrderViews((made) => {
    setNaming(null);
    if (made.list === list) go(searchOfView(made));
  });
  const layout = answer.data?.layout;
  useEffect(() => {
    if (layout !== undefined) onLayout(layout);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the server says counts once, when it comes
  }, [layout]);
  const views = (answer.data?.views ?? []).filter((view) => view.list === list);
  const current = views.find(({ id }) => id === search.view);
  const may_save = canCall('createOrderView', user);
  const is_changed = current !== undefined && isChanged(current, search);
  const shown = {
    filters: filtersOfSearch(search),
    columns: (columns ?? null) as OrderView['columns'],
  };
  const items: MenuItem[] =
    current === undefined
      ? []
      : [
          ...(current.is_own && is_changed
            ? [
                {
                  id: 'save',
                  label: t('order_view.update'),
                  onSelect: () => update.mutate({ ...current, ...shown }),
                },
              ]
            : []),
          ...(current.is_own
            ? [
                {
                  id: 'edit',
                  label: t('order_view.edit'),
                  onSelect: () => setNaming(current),
                },
              ]
            : []),
          ...(current.is_own || user.company_role === 'owner'
            ? [
                {
                  id: 'delete',
                  label: t('order_view.delete'),
                  danger: true,
                  onSelect: () => remove.mutate(current, { onSuccess: () => go({}) }),
                },
              ]
            : []),
        ];
  return (
    <>
      {views.map((view) => (
        <Link
          key={view.id}
          to="/orders/$list"
          params={{ list }}
          search={searchOfView(view)}
          className={classNames('s-tab', view === current && 's-tab--on')}
          title={view.is_shared ? t('order_view.shared') : undefined}
          resetScroll={false}
          {...(view === current ? { 'aria-current': 'page' as const } : {})}
        >
          {view.name}
          {view === current && total !== undefined && !is_changed ? (
            <span className="s-tab__count s-num"> {formatNumber(total)}</span>
          ) : null}
        </Link>
      ))}
      {may_save && items.length > 0 && current !== undefined ? (
        <Menu
          label={t('order_view.menu', { name: current.name })}
          trigger={<Icon shape={iconMore} />}
          triggerClassName="s-icon-button s-icon-button--sm"
          items={items}
        />
      ) : null}
      {may_save && (current === undefined ? isWorthSaving(search) : is_changed) ? (
        <button
          type="button"
          className="s-tab"
          onClick={() => setNaming({ list, name: '', is_shared: false, ...shown })}
        >
          <Icon shape={iconPlus} size={16} /> {t('order_view.save')}
        </button>
      ) : null}
      {names ? (
        <SaveViewDialog
          view={naming}
          call={naming !== null && 'id' in naming ? update : create}
          onClose={() => setNaming(null)}
          onSave={(view) =>
            'id' in view ? update.mutate(view, { onSuccess: () => setNaming(null) }) : create.mutate(view)
          }
        />
      ) : null}
    </>
  );
}
