import type { ExportColumn, ExportFormat, OrderExportPreset } from '@sampan/contract';
import { Banner, Button, Select, Skeleton } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { presetsOf } from './column-choices.ts';
import { ExportColumns } from './export-columns.tsx';
import { ExportFilters, type ExportFiltersProps } from './export-filters.tsx';
import { sizeText } from './export-name.ts';
import { EXPORT_TABS, USUAL_PRESET, type ExportSearch, type ExportTab } from './export-search.ts';
import { Segments } from './segments.tsx';
import { useExportActions, useExportSize } from './use-exports.ts';

/** In the list of presets: columns that are chosen one by one. */
const CHOSEN = 'chosen';

/** A new file: what, when, which columns; how many rows that is stands there before it is asked for. */
export function ExportForm({ search, onChange }: ExportFiltersProps & { search: ExportSearch }) {
  const locale = useLocale();
  const { t } = locale;
  const what = search.what ?? 'orders';
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [picked, setPicked] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly ExportColumn[]>([]);
  const presets = presetsOf(what);
  const preset =
    picked !== null && (picked === CHOSEN || presets.includes(picked as OrderExportPreset))
      ? picked
      : USUAL_PRESET[what];
  const choice = { preset, columns: preset === CHOSEN ? chosen : null, format };
  const size = useExportSize(search, choice);
  const { start } = useExportActions();
  const pickWhat = (next: ExportTab) => {
    setPicked(null);
    onChange({ ...CLEARED, what: next === 'orders' ? undefined : next });
  };
  const pickPreset = (next: string) => {
    // One's own choice begins with what was on.
    if (next === CHOSEN) setChosen((size.data?.columns ?? []) as ExportColumn[]);
    setPicked(next);
  };
  const is_none = choice.columns !== null && choice.columns.length === 0;
  const rows = size.data?.rows;
  const count = rows ?? 0;
  return (
    <section className="c-card c-exports__form" aria-labelledby="new-export">
      <h2 id="new-export">{t('export.new')}</h2>
      <Segments
        label={t('export.what')}
        options={EXPORT_TABS.map((value) => ({ value, label: t(`export.kind_${value}`) }))}
        value={what}
        onPick={pickWhat}
      />
      <ExportFilters search={search} onChange={onChange} />
      <Select
        label={t('export.columns')}
        hint={size.data === undefined ? undefined : t('export.preset_columns', { count: size.data.columns.length })}
        options={[
          ...presets.map((value) => ({ value: value as string, label: t(`export.preset_${value}`) })),
          { value: CHOSEN, label: t('export.preset_chosen') },
        ]}
        value={preset}
        onValueChange={pickPreset}
      />
      {preset === CHOSEN ? <ExportColumns what={what} chosen={chosen} onChoose={setChosen} /> : null}
      <div className="c-exports__size">
        <span className="s-num s-muted" role="status">
          {size.data === undefined ? (
            size.isError ? null : (
              <Skeleton width="160px" height={20} />
            )
          ) : (
            t('export.rows', { count, rows: locale.formatNumber(count), size: sizeText(locale, size.data.bytes) })
          )}
        </span>
        <Segments
          label={t('export.format')}
          options={[
            { value: 'csv', label: 'CSV' },
            { value: 'xlsx', label: 'Excel' },
          ]}
          value={format}
          onPick={setFormat}
        />
      </div>
      {size.isError ? (
        <Banner tone="danger" title={t('export.size_failed')}>
          {locale.errorText(size.error)}
        </Banner>
      ) : null}
      {size.data !== undefined && size.data.parts > 1 ? (
        <p className="s-muted s-num">{t('export.in_parts', { parts: locale.formatNumber(size.data.parts) })}</p>
      ) : null}
      {rows === 0 ? <p className="s-muted">{t('export.no_rows')}</p> : null}
      <Button
        variant="primary"
        block
        disabled={is_none}
        busy={start.isPending}
        onClick={() => start.mutate({ search, choice })}
      >
        {count === 0 ? t('export.submit_empty') : t('export.submit', { count, rows: locale.formatNumber(count) })}
      </Button>
      <p className="s-dim c-exports__hint">{t('export.hint')}</p>
    </section>
  );
}

/** What one table is filtered by means nothing for another. */
const CLEARED = {
  status: undefined,
  courier: undefined,
  pick_up_address: undefined,
  delivery_type: undefined,
  cash: undefined,
  unconfirmed: undefined,
  unprinted: undefined,
  problem: undefined,
  archived: undefined,
  search: undefined,
  account: undefined,
  group: undefined,
  direction: undefined,
  number: undefined,
} as const;
