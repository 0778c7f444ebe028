export { addressLines } from './address-lines.ts';
export type { LabelCoordinate } from './address-lines.ts';
export { collectsCash } from './label-document.ts';
export type {
  CustomsItem,
  HandlingMark,
  LabelCustoms,
  LabelDocument,
  LabelMoney,
  LabelParty,
  PdfLabelFormat,
} from './label-document.ts';
export { isPrintable } from './label-typeface.ts';
export { renderLabelsPdf } from './render-pdf.ts';
export type { RenderPdfOptions } from './render-pdf.ts';
export { renderLabelsZpl } from './render-zpl.ts';
