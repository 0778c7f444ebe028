import { canCall } from '@sampan/api-client';
import type { OrderColumnName, OrderLayout } from '@sampan/contract';
import { IconButton, iconColumns, iconList } from '@sampan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { lazyPart, useWasOpen } from '../../../shared/locale/lazy-part.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';
import type { ListName } from '../../../shared/routing/order-list-names.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import './list-tools.css';

/** Rows with room between them. */
const iconRows = 'M5 9h14M5 15h14';

const ColumnChooser = lazyPart('parts', () => import('./column-chooser.tsx'), 'ColumnChooser');

export interface ListToolsProps {
  list: ListName;
  are_problems: boolean;
  layout: OrderLayout;
  /** What the rows show when it is not what is usual. */
  chosen: readonly string[] | undefined;
  /** Columns of a saved view belong to the view, not to the list. */
  is_view: boolean;
  onLayout: (layout: OrderLayout) => void;
  onColumns: (names: readonly string[] | undefined) => void;
}

/** How the rows of a list are drawn: their height and their columns. */
export function ListTools({ list, are_problems, layout, chosen, is_view, onLayout, onColumns }: ListToolsProps) {
  const { t } = useLocale();
  const save = useSaveLayout();
  const anchor = useRef<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const was_open = useWasOpen(open);
  const setCompact = (is_compact: boolean) => {
    onLayout({ ...layout, is_compact });
    save({ is_compact });
  };
  const pick = (names: OrderColumnName[] | null) => {
    onColumns(names ?? undefined);
    if (is_view) return;
    const { [list]: _before, ...columns } = layout.columns;
    onLayout({
      ...layout,
      columns: names === null ? columns : { ...columns, [list]: names },
    });
    save({ columns: { list, names } });
  };
  return (
    <span className="c-list-tools">
      <span role="group" aria-label={t('order.density')} className="c-density">
        <IconButton
          icon={iconRows}
          label={t('order.density_comfortable')}
          aria-pressed={!layout.is_compact}
          onClick={() => setCompact(false)}
        />
        <IconButton
          icon={iconList}
          label={t('order.density_compact')}
          aria-pressed={layout.is_compact}
          onClick={() => setCompact(true)}
        />
      </span>
      <IconButton
        ref={anchor}
        icon={iconColumns}
        outlined
        label={t('order_view.columns')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {was_open ? (
        <ColumnChooser
          list={list}
          are_problems={are_problems}
          chosen={chosen}
          onPick={pick}
          open={open}
          anchor={anchor}
          onClose={() => {
            setOpen(false);
            anchor.current?.focus();
          }}
        />
      ) : null}
    </span>
  );
}

/** Keeps on the server how lists are drawn; support in somebody's name only looks. */
function useSaveLayout() {
  const { errorText } = useLocale();
  const api = useApi();
  const user = useUser();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (body: NonNullable<Parameters<typeof api.saveOrderLayout>[0]>['body']) => api.saveOrderLayout({ body }),
    onSuccess: (layout) =>
      queries.setQueryData<{ layout: OrderLayout }>(queryKeys.orderViews, (kept) => kept && { ...kept, layout }),
    onError: (error) => showToast(errorText(error)),
  });
  return (body: Parameters<typeof mutate>[0]) => {
    if (canCall('saveOrderLayout', user)) mutate(body);
  };
}
