import type { AnalysedParcel } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { wireDateOf } from '@sampan/i18n';
import { Button, iconX, SkeletonRows, TableFrame, Tag } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ListPagination } from '../../shared/list/list-pagination.tsx';
import { groupByPeriod, PeriodRow } from '../../shared/list/period-groups.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { FigureTiles } from './analysis-figures.tsx';
import { parseAnalysisSearch, type AnalysisSearch } from './analysis-search.ts';
import { groupName } from './group-name.ts';
import { useAnalysedParcels } from './use-analysis.ts';

/** The parcels behind one group: their sums are the group's figures. */
export function DrillDown({
  id,
  search,
  onSearch,
}: {
  id: string;
  search: AnalysisSearch;
  onSearch: (search: AnalysisSearch) => void;
}) {
  const locale = useLocale();
  const { t } = locale;
  const found = useAnalysedParcels(id, search);
  const heading = useRef<HTMLHeadingElement | null>(null);
  useEffect(() => heading.current?.focus(), [id]);
  const close = () =>
    onSearch(parseAnalysisSearch({ ...search, group: undefined, page: undefined, cursor: undefined }));
  return (
    <section className="c-analysis__drill" aria-labelledby="drill-title">
      <div className="c-adjustments__head">
        <h3 id="drill-title" tabIndex={-1} ref={heading}>
          {found.data === undefined
            ? t('analysis.parcels')
            : t('analysis.parcels_of', { name: groupName(locale, found.data.group_by, found.data) })}
        </h3>
        <Button variant="quiet" icon={iconX} onClick={close}>
          {t('common.close')}
        </Button>
      </div>
      {found.isError ? (
        <LoadError title={t('analysis.failed')} query={found} />
      ) : found.data === undefined ? (
        <SkeletonRows rows={6} rowHeight={56} label={t('common.loading')} />
      ) : (
        <>
          <FigureTiles figures={found.data.figures} currency={found.data.currency} />
          <TableFrame
            label={t('analysis.parcels')}
            busy={found.isPlaceholderData}
            footer={
              <ListPagination
                label={t('analysis.parcels')}
                page={search.page}
                answer={found.data}
                onPage={(page, cursor) => onSearch(parseAnalysisSearch({ ...search, page, cursor }))}
              />
            }
          >
            <ParcelRows records={found.data.records} money={(amount) => moneyText(amount, found.data.currency)} />
          </TableFrame>
        </>
      )}
    </section>
  );
}

const TONES = { under_way: 'info', delivered: 'success', failed: 'danger', cancelled: 'neutral' } as const;

function ParcelRows({ records, money }: { records: readonly AnalysedParcel[]; money: (amount: number) => string }) {
  const locale = useLocale();
  const { t } = locale;
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t('analysis.parcel')}</th>
          <th scope="col">{t('analysis.bought')}</th>
          <th scope="col">{t('analysis.destination')}</th>
          <th scope="col">{t('analysis.outcome')}</th>
          {(['spend', 'refunds', 'adjustments', 'net'] as const).map((name) => (
            <th key={name} scope="col" className="s-table__end">
              {t(`analysis.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groupByPeriod(records, ({ bought_at }) => wireDateOf(bought_at, locale.country).slice(0, 7)).map((month) => (
        <tbody key={month.period}>
          <PeriodRow period={month.period} columns={8} />
          {month.rows.map((parcel) => (
            <tr key={parcel.order_id}>
              <td data-lead="">
                <Link to="/home" search={{ order: parcel.order_id }}>
                  {parcel.order_number}
                </Link>
                <small className="s-muted">{`${parcel.courier.name} · ${parcel.service_name}`}</small>
              </td>
              <td data-label={t('analysis.bought')} className="s-num">
                {locale.formatDate(parcel.bought_at)}
              </td>
              <td data-label={t('analysis.destination')}>
                {[parcel.destination_country, parcel.destination_state].filter((part) => part !== '').join(', ')}
              </td>
              <td data-label={t('analysis.outcome')}>
                <Tag tone={TONES[parcel.outcome]}>{t(`analysis.outcome_${parcel.outcome}`)}</Tag>{' '}
                {parcel.is_on_time === false ? <Tag tone="warning">{t('analysis.late')}</Tag> : null}
              </td>
              {(['spend', 'refunds', 'adjustments', 'net'] as const).map((name) => (
                <td key={name} data-label={t(`analysis.${name}`)} className="s-table__end s-num">
                  {money(parcel[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </>
  );
}
