import type { ExportRecord } from '@sampan/contract';
import type { Localisation } from '@sampan/i18n';

/** What a file holds, in words: 'Orders, 01.11.2026 to 23.11.2026'. */
export function exportName({ t, formatWireDate }: Localisation, { kind, filter }: ExportRecord): string {
  const what = kind === 'transactions' ? 'transactions' : filter['is_cod'] === true ? 'cod' : 'orders';
  const name = t(`export.kind_${what}`);
  const day = (value: unknown) => (typeof value === 'string' ? formatWireDate(value) : '…');
  const { from, to } = filter;
  if (from === undefined && to === undefined) return name;
  const range = from === to ? day(from) : t('common.from_to', { from: day(from), to: day(to) });
  return `${name}, ${range}`;
}

const KB = 1_000;
const MB = 1_000_000;

/** The size of a file for people: kB up to a million bytes, then MB. */
export function sizeText({ t, formatNumber }: Localisation, bytes: number): string {
  if (bytes < MB) return t('export.kb', { size: formatNumber(Math.max(1, Math.round(bytes / KB))) });
  return t('export.mb', { size: formatNumber(bytes / MB, 1) });
}
