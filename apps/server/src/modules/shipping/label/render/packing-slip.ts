import { flowSheets, type FlowText } from './flow-sheets.ts';
import type { LabelPage, LabelPicture } from './label-page.ts';

/** A sheet behind a label: what lies in the parcel, in words of its recipient or of customs. */
export interface PackingSlip {
  shop_name: string;
  /** Above the name of the shop. */
  logo?: LabelPicture | null;
  title: string;
  /** 'For: Wong Li Ting', 'Order: SP-100118'. */
  facts: readonly string[];
  lines: readonly { name: string; detail: string }[];
  total: string;
}

/** Such a sheet on the paper of the labels, so that it comes out behind its label. */
export function layoutPackingSlip({ shop_name, logo = null, title, facts, lines, total }: PackingSlip): LabelPage[] {
  const paragraphs: FlowText[][] = [
    shop_name === '' ? [] : [{ text: shop_name, weight: 'heavy', size: 16 }],
    [
      { text: title, weight: 'bold', size: 12 },
      ...facts.map((text): FlowText => ({ text, weight: 'medium', size: 9 })),
    ],
    ...lines.map(({ name, detail }): FlowText[] => [
      { text: name, weight: 'bold', size: 10 },
      ...(detail === '' ? [] : [{ text: detail, weight: 'medium' as const, size: 8 }]),
    ]),
    total === '' ? [] : [{ text: total, weight: 'medium', size: 9 }],
  ];
  return flowSheets(
    paragraphs.filter((paragraph) => paragraph.length > 0),
    logo,
  );
}
