import { Pagination } from '@sampan/ui';
import { useLocale } from '../locale/locale.tsx';

export interface ListPaginationProps {
  label: string;
  page: string | undefined;
  answer: {
    per_page: number;
    total: number;
    total_is_exact?: boolean | undefined;
    next_cursor?: string | null | undefined;
  };
  /** The next page comes with where it continues. */
  onPage: (page: string, cursor: string | undefined) => void;
}

/** Back and forth in a list that continues by cursor. */
export function ListPagination({ label, page, answer, onPage }: ListPaginationProps) {
  const locale = useLocale();
  const { t } = locale;
  const current = Number(page ?? '1');
  return (
    <Pagination
      page={current}
      perPage={answer.per_page}
      total={answer.total}
      onPageChange={(next) => {
        onPage(String(next), next === current + 1 ? (answer.next_cursor ?? undefined) : undefined);
        window.scrollTo({ top: 0 });
      }}
      labels={{
        label,
        previous: t('order.page_previous'),
        next: t('order.page_next'),
        range: (from, to, of) =>
          t('order.page_range', {
            from: locale.formatNumber(from),
            to: locale.formatNumber(to),
            total: locale.formatNumber(of),
          }),
      }}
    />
  );
}
