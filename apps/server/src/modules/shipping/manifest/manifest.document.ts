import { BCP47_OF_LANGUAGE, formatMoney, rulesOf, type Language } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { DocumentModel, DocumentTable } from '../../../platform/document/document.ts';
import { fillText, textsOf, type Texts } from '../../../platform/texts.ts';
import type { CompanyRow } from '../../identity/account/index.ts';
import { presentCourier, toCollectOf, type OrderRow } from '../order/index.ts';

const TEXTS = textsOf('document_print');

interface Manifest {
  company: CompanyRow;
  waiting: readonly OrderRow[];
  /** The pick-up location; empty for all of them. */
  place: string;
  language: Language;
}

/** The hand-over list that a driver signs: a table for each courier, with what they take and what they will collect. */
export function manifestDocument(ctx: Ctx, { company, waiting, place, language }: Manifest): DocumentModel {
  const texts = TEXTS[language];
  const now = epochSeconds(ctx.clock);
  const { time_zone } = rulesOf(company.country_code);
  const when = new Intl.DateTimeFormat(BCP47_OF_LANGUAGE[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: time_zone,
  });
  const by_courier = Map.groupBy(waiting, ({ courier_alias }) => courier_alias ?? '');
  const tables = [...by_courier].map(([alias, rows]) => {
    const courier = presentCourier(ctx, alias)?.name ?? alias;
    return tableOf(fillText(texts.list_courier, { courier, count: String(rows.length) }), rows, texts);
  });
  return {
    language: BCP47_OF_LANGUAGE[language],
    title: texts.list_title,
    number: '',
    issuer: { caption: texts.list_from, name: company.name, lines: place === '' ? [] : [place] },
    recipient: null,
    facts: [
      { label: texts.list_date, value: when.format(now * 1000) },
      { label: texts.list_pick_up, value: place === '' ? texts.list_all : place },
    ],
    stamp: '',
    tables: tables.length === 0 ? [tableOf('', [], texts)] : tables,
    notes: [texts.list_sign],
    pageText: (page, pages) => fillText(texts.page, { page: String(page), pages: String(pages) }),
    created_at: now,
  };
}

function tableOf(title: string, rows: readonly OrderRow[], texts: Texts<'document_print'>): DocumentTable {
  const kg = (weight_g: number) => `${weight_g / 1000} kg`;
  const [first] = rows;
  const cod_minor = rows.reduce((sum, row) => sum + toCollectOf(row), 0);
  const weight_g = rows.reduce((sum, row) => sum + (row.weight_g ?? 0), 0);
  return {
    title,
    columns: [
      { header: texts.list_order, share: 18, align: 'left' },
      { header: texts.list_tracking, share: 24, align: 'left' },
      { header: texts.list_recipient, share: 32, align: 'left' },
      { header: texts.list_weight, share: 11, align: 'right' },
      { header: texts.list_cod, share: 15, align: 'right' },
    ],
    rows: rows.map((row) => ({
      cells: [
        row.number,
        row.tracking_code ?? '',
        row.shipping_address?.name ?? '',
        row.weight_g === null ? '' : kg(row.weight_g),
        toCollectOf(row) === 0 ? '' : formatMoney(toCollectOf(row), row.currency),
      ],
    })),
    empty: texts.list_empty,
    totals:
      first === undefined
        ? []
        : [
            { label: texts.list_parcels, value: String(rows.length), kind: 'subtotal' },
            { label: texts.list_weight, value: kg(weight_g), kind: 'subtotal' },
            ...(cod_minor === 0
              ? []
              : [{ label: texts.list_cod, value: formatMoney(cod_minor, first.currency), kind: 'subtotal' as const }]),
          ],
  };
}
