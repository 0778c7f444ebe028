import { localDay } from '../../../platform/document/local-time.ts';
import type { UnbilledLine } from './invoice-lines.ts';
import type { InvoiceTaxLine } from './invoice.table.ts';

type Taxed = Pick<UnbilledLine, 'at' | 'tax_name' | 'tax_basis_points' | 'net_minor' | 'tax_minor'>;

/**
 * The taxes of an invoice, one line for each rate that was in force: what it was charged on, and from which local day to
 * which. They are sums of the lines, never a share computed anew, so that they add up to the invoice to the cent.
 */
export function taxLinesOf(lines: readonly Taxed[], time_zone: string): InvoiceTaxLine[] {
  const by_rate = new Map<string, InvoiceTaxLine>();
  for (const line of lines) {
    const key = `${line.tax_basis_points} ${line.tax_name}`;
    const day = localDay(line.at, time_zone);
    const known = by_rate.get(key);
    by_rate.set(key, {
      name: line.tax_name,
      basis_points: line.tax_basis_points,
      from: known && known.from < day ? known.from : day,
      to: known && known.to > day ? known.to : day,
      net_minor: (known?.net_minor ?? 0) + line.net_minor,
      tax_minor: (known?.tax_minor ?? 0) + line.tax_minor,
    });
  }
  return [...by_rate.values()].sort((a, b) => (a.from + a.name < b.from + b.name ? -1 : 1));
}
