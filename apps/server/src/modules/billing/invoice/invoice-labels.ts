import { BCP47_OF_LANGUAGE, formatMoney, rulesOf, type CountryCode, type Language } from '@sampan/country-rules';
import { fillText } from '../../../platform/texts.ts';
import { INVOICE_TEXTS, type InvoiceTexts } from './invoice.messages.ts';
import type { InvoiceRow } from './invoice.table.ts';
import { numberOf } from './present-invoice.ts';

/** Days, months and sentences of an invoice in a language, by the calendar of its company. */
export interface InvoiceLabels {
  language: string;
  say: (name: keyof InvoiceTexts, values?: Readonly<Record<string, string>>) => string;
  /** '1 December 2026'. */
  dayOf: (epoch_s: number) => string;
  /** 'October 2026'. */
  month: string;
  number: string;
  /** The last day to pay on; empty when nothing has to be paid. */
  due_day: string;
  money: (minor: number) => string;
}

/** How an invoice is spoken of. */
export function labelsOf(invoice: InvoiceRow, language: Language, country: CountryCode): InvoiceLabels {
  const tag = BCP47_OF_LANGUAGE[language];
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: rulesOf(country).time_zone });
  const dayOf = (epoch_s: number) => day.format(epoch_s * 1000);
  return {
    language: tag,
    say: (name, values = {}) => fillText(INVOICE_TEXTS[language][name], values),
    dayOf,
    month: new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${invoice.period}-01T00:00:00Z`),
    ),
    number: numberOf(invoice.sequence),
    // `due_at` is the first moment after it.
    due_day: invoice.due_at === null ? '' : dayOf(invoice.due_at - 1),
    money: (minor) => formatMoney(minor, invoice.currency),
  };
}
