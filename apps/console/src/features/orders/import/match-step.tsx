import type { ImportField, ImportMapping, ImportValues, OrderImport } from '@sampan/contract';
import { Banner, Button, Checkbox, Icon, iconAlert, TextField } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { SavedPackageField } from '../../../shared/saved-package/saved-package-field.tsx';
import { ChangeFormat } from './change-format.tsx';
import { FIELDS } from './import-limits.ts';
import { MatchColumn } from './match-column.tsx';
import { useImportActions } from './use-import.ts';

/** Fields that several columns may fill together. */
const JOINED: ReadonlySet<ImportField> = new Set<ImportField>(['recipient_name', 'recipient_address']);

/** Fields of the place around a street. */
const PLACES = ['recipient_post_code', 'recipient_city', 'recipient_state', 'recipient_district'] as const;

function mappingOf(headers: readonly string[], fields: readonly (ImportField | '')[]): ImportMapping {
  const mapping: ImportMapping = {};
  for (const [at, field] of fields.entries())
    if (field !== '') mapping[field] = [...(mapping[field] ?? []), headers[at] ?? ''].slice(0, 6);
  return mapping;
}

/** The values for all rows with those of the form; an empty one is none. */
function withSize(defaults: ImportValues, own: ImportValues): ImportValues {
  return Object.fromEntries(Object.entries({ ...defaults, ...own }).filter(([, text]) => text !== ''));
}

/** Which column of the file says what. A weight that the file lacks is asked once, for all rows. */
export function MatchStep({ draft, onDone }: { draft: OrderImport; onDone: () => void }) {
  const locale = useLocale();
  const { t } = locale;
  const { columns, detected, defaults, summary } = draft;
  const [fields, setFields] = useState<readonly (ImportField | '')[]>(columns.map(({ field }) => field ?? ''));
  const [weight, setWeight] = useState(defaults.package_weight ?? '');
  const [size, setSize] = useState(defaults.package_type ?? '');
  const [remember, setRemember] = useState(true);
  const [is_format_open, setFormatOpen] = useState(false);
  const { remap } = useImportActions(draft.id);
  const chosen = new Set(fields);
  const is_weighed = ['package_weight', 'package_type', 'item_weight'].some((field) =>
    chosen.has(field as ImportField),
  );
  const lacking = (['recipient_name', 'recipient_phone', 'recipient_address'] as const).filter(
    (field) => !chosen.has(field),
  );
  const is_address_whole = chosen.has('recipient_address') && PLACES.every((field) => !chosen.has(field));
  const twice = fields.find(
    (field, at) => field !== '' && !JOINED.has(field) && fields.indexOf(field) < at && detected.preset === null,
  );
  const is_weight_open = !is_weighed && weight.trim() === '' && size === '';
  const why = lacking[0]
    ? t('order_import.choose_first', { field: t(`order_import.field_${lacking[0]}`) })
    : is_weight_open
      ? t('order_import.weight_first')
      : null;
  const options = FIELDS.map((field) => ({ value: field, label: t(`order_import.field_${field}`) }));
  // By what the file said: a choice does not move its column.
  const [shown, folded] = [true, false].map((is_shown) =>
    columns.flatMap(({ field }, at) => ((detected.preset === null || field !== null) === is_shown ? [at] : [])),
  ) as [number[], number[]];
  const columnAt = (at: number) => {
    const column = columns[at];
    return column === undefined ? null : (
      <MatchColumn
        key={at}
        column={column}
        field={fields[at] ?? ''}
        options={options}
        onChoose={(field) => setFields(fields.map((each, place) => (place === at ? field : each)))}
      />
    );
  };
  const submit = () =>
    remap.mutate(
      {
        mapping: mappingOf(
          columns.map(({ header }) => header),
          fields,
        ),
        defaults: withSize(defaults, { package_weight: weight.trim(), package_type: size }),
        remember,
      },
      { onSuccess: onDone },
    );
  return (
    <div className="c-import__columns">
      <section className="c-card c-import__match" aria-labelledby="import-match">
        <header>
          <h2 id="import-match">
            {detected.preset === null
              ? t('order_import.own_sheet')
              : t('order_import.looks_like', { kind: t(`order_import.preset_${detected.preset}`) })}
          </h2>
          <Button size="sm" onClick={() => setFormatOpen(true)}>
            {t('order_import.change_format')}
          </Button>
          <p className="s-muted">
            {t('order_import.file_facts', {
              file: draft.file_name,
              lines: locale.formatNumber(summary.lines),
              rows: locale.formatNumber(summary.rows),
            })}
          </p>
        </header>
        <ul>{shown.map(columnAt)}</ul>
        {folded.length === 0 ? null : (
          // Columns of a known kind of file that nobody needs stay out of the way, unless a field still lacks its column.
          <details className="c-import__rest" open={lacking.length > 0}>
            <summary>{t('order_import.other_columns', { count: folded.length })}</summary>
            <ul>{folded.map(columnAt)}</ul>
          </details>
        )}
      </section>
      {is_format_open ? <ChangeFormat draft={draft} onClose={() => setFormatOpen(false)} /> : null}
      <aside className="c-stack">
        {remap.error === null ? null : <Banner tone="danger">{locale.errorText(remap.error)}</Banner>}
        {is_weighed ? null : (
          <section className="c-card c-stack">
            <h2>{t('order_import.not_in_file')}</h2>
            <p className="s-muted">{t('order_import.weight_text')}</p>
            <SavedPackageField
              isChosen={({ name }) => name === size}
              onChoose={(chosen) => {
                setSize(chosen?.name ?? '');
                if (chosen !== undefined) setWeight(String(chosen.weight));
              }}
            />
            <TextField
              label={t('order_import.weight_all')}
              required
              numeric
              inputMode="decimal"
              addonEnd="kg"
              value={weight}
              onValueChange={setWeight}
            />
          </section>
        )}
        {is_address_whole ? <Banner tone="info">{t('order_import.address_whole')}</Banner> : null}
        {twice === undefined || twice === '' ? null : (
          <Banner tone="warning">{t('order_import.twice', { field: t(`order_import.field_${twice}`) })}</Banner>
        )}
        <section className="c-card">
          <Checkbox
            label={t('order_import.remember')}
            hint={t('order_import.remember_text')}
            checked={remember}
            onCheckedChange={setRemember}
          />
        </section>
        <Button variant="primary" block disabled={why !== null} busy={remap.isPending} onClick={submit}>
          {t('order_import.check_rows', { count: summary.rows })}
        </Button>
        {why === null ? null : (
          <p className="c-import__why">
            <Icon shape={iconAlert} size={16} />
            {why}
          </p>
        )}
      </aside>
    </div>
  );
}
