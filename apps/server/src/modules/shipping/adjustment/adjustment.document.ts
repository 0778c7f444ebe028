import {
  BCP47_OF_LANGUAGE,
  formatMoney,
  percentText,
  rulesOf,
  type CountryCode,
  type Language,
} from '@sampan/country-rules';
import type { DocumentModel, DocumentRow, DocumentTable } from '../../../platform/document/document.ts';
import { fillText } from '../../../platform/texts.ts';
import type { CompanyRow } from '../../identity/account/index.ts';
import type { QuoteEntry } from '../estimate/index.ts';
import type { AdjustmentRow } from './adjustment.table.ts';
import { ADJUSTMENT_TEXTS, type AdjustmentTexts } from './adjustment.messages.ts';

/** One adjustment as a document: both weights, both prices part by part, and what was said about it. */
export function adjustmentDocument(row: AdjustmentRow, company: CompanyRow, language: Language): DocumentModel {
  const texts = ADJUSTMENT_TEXTS[language];
  const day = dayWriter(language, company.country_code);
  const { weight } = row.before;
  const step = { step: String(weight.rounding_step_g / 1000), divisor: String(weight.divisor) };
  return {
    language: BCP47_OF_LANGUAGE[language],
    title: texts.title,
    number: row.order_number,
    issuer: { caption: '', name: 'Sampan', lines: [] },
    recipient: {
      caption: texts.for_company,
      name: company.name,
      lines: [company.billing_address?.formatted_address ?? ''].filter((line) => line !== ''),
    },
    facts: [
      { label: texts.parcel, value: `${row.order_number} · ${row.tracking_code}` },
      { label: texts.courier, value: `${row.before.courier.name} · ${row.before.delivery_service.name}` },
      { label: texts.reference, value: row.courier_reference },
      { label: texts.opened, value: day(row.created_at) },
      ...(row.respond_by === null ? [] : [{ label: texts.answer_by, value: day(row.respond_by) }]),
    ],
    stamp: texts.states[row.state],
    tables: [weightTable(row, texts), priceTable(row, texts)],
    notes: [
      fillText(weight.divisor > 0 ? texts.how_volume : texts.how_no_volume, step),
      fillText(texts.same_card, { version: String(row.before.rate_card_version ?? '') }),
      ...(row.note === '' ? [] : [row.note]),
      ...(row.dispute_reason === '' ? [] : [fillText(texts.dispute, { text: row.dispute_reason })]),
      ...(row.decision_note === '' ? [] : [fillText(texts.decision, { text: row.decision_note })]),
    ],
    pageText: (page, pages) => fillText(texts.page, { page: String(page), pages: String(pages) }),
    created_at: row.updated_at,
  };
}

/** Days in a language on the company's own calendar. */
function dayWriter(language: Language, country: CountryCode): (epoch_s: number) => string {
  const format = new Intl.DateTimeFormat(BCP47_OF_LANGUAGE[language], {
    dateStyle: 'long',
    timeZone: rulesOf(country).time_zone,
  });
  return (epoch_s) => format.format(epoch_s * 1000);
}

const kg = (grams: number) => `${grams / 1000} kg`;

function sizeOf(sides_mm: readonly (number | null)[]): string {
  return sides_mm.some((side) => side === null) ? '-' : `${sides_mm.map((side) => (side ?? 0) / 10).join(' × ')} cm`;
}

function weightTable(row: AdjustmentRow, texts: AdjustmentTexts): DocumentTable {
  const declared = [row.declared_length_mm, row.declared_width_mm, row.declared_height_mm];
  const measured = [row.measured_length_mm, row.measured_width_mm, row.measured_height_mm];
  const cells: readonly (readonly [string, string, string])[] = [
    [texts.actual, kg(row.declared_weight_g), kg(row.measured_weight_g)],
    [texts.sides, sizeOf(declared), sizeOf(measured)],
    [texts.volume, kg(row.before.weight.volumetric_g), kg(row.after.weight.volumetric_g)],
    [texts.chargeable, kg(row.before.weight.chargeable_g), kg(row.after.weight.chargeable_g)],
  ];
  const right = (header: string) => ({ header, share: 30, align: 'right' as const });
  return {
    title: texts.weights,
    columns: [{ header: '', share: 40, align: 'left' }, right(texts.declared), right(texts.measured)],
    rows: cells.map((row_cells) => ({ cells: row_cells })),
    empty: '',
    totals: [],
  };
}

function priceTable(row: AdjustmentRow, texts: AdjustmentTexts): DocumentTable {
  const money = (minor: number) => formatMoney(minor, row.currency);
  const line = (label: string, part: (entry: QuoteEntry) => number): DocumentRow[] => {
    const [before, after] = [part(row.before), part(row.after)];
    if (before === 0 && after === 0) return [];
    return [{ cells: [label, money(before), money(after), money(after - before)] }];
  };
  const codes = new Map([...row.before.surcharges, ...row.after.surcharges].map(({ code, name }) => [code, name]));
  const tax = { name: row.before.tax_rate.name, rate: percentText(row.before.tax_rate.basis_points) };
  const right = (header: string) => ({ header, share: 22, align: 'right' as const });
  return {
    title: texts.prices,
    columns: [
      { header: '', share: 34, align: 'left' },
      right(texts.before),
      right(texts.after),
      right(texts.difference),
    ],
    rows: [
      ...line(texts.shipping, (entry) => entry.shipping_fee),
      ...[...codes].flatMap(([code, name]) =>
        line(name, (entry) => entry.surcharges.find((one) => one.code === code)?.amount_minor ?? 0),
      ),
      ...line(texts.platform, (entry) => entry.platform_fee),
      ...line(texts.cod, (entry) => entry.cod_fee),
      ...line(texts.insurance, (entry) => entry.delivery_sampan_premium),
      ...line(texts.discount, (entry) => -entry.discount),
      ...line(fillText(texts.tax, tax), (entry) => entry.tax),
      ...line(texts.price, (entry) => entry.total_fee).map((total) => ({ ...total, tone: 'strong' as const })),
    ],
    empty: '',
    totals: [{ label: texts.total, value: money(row.amount_minor), kind: 'total' }],
  };
}
