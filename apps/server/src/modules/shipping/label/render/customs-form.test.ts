import { readLabelPage } from '@sampan/testing/read-label';
import { describe, expect, test } from 'vitest';
import { sampleCrossBorderLabel } from '#test/label/label.fixtures.ts';
import { boxOf, overlap } from '#test/label/mark-box.fixtures.ts';
import { SCRIPT_CASES } from '#test/label/script.fixtures.ts';
import { isAbroadLabel, layoutCustomsForm, type LabelAbroad } from './customs-form.ts';
import type { LabelCustoms } from './label-document.ts';
import { PAGE_HEIGHT, PAGE_WIDTH, type LabelPage } from './label-page.ts';
import { renderLabelsPdf } from './render-pdf.ts';
import { renderLabelsZpl } from './render-zpl.ts';

const squeezed = (text: string): string => text.normalize('NFC').replace(/[\s,]/gu, '');

function abroad(count: number, part: Partial<LabelCustoms> = {}): LabelAbroad {
  const label = sampleCrossBorderLabel(count);
  if (!isAbroadLabel(label)) throw new Error('the sample stays in its country');
  return { ...label, customs: { ...label.customs, ...part } };
}

function textOf(pages: readonly LabelPage[]): string {
  return squeezed(pages.flatMap(({ marks }) => marks.map((mark) => (mark.kind === 'text' ? mark.text : ''))).join(''));
}

/** Nothing outside the paper, no two texts on top of each other, and none across a line between two columns. */
function expectSound({ marks }: LabelPage): void {
  const texts = marks.filter(({ kind }) => kind === 'text').map(boxOf);
  const upright = marks.filter((mark) => mark.kind === 'box' && mark.width < 1).map(boxOf);
  for (const box of marks.map(boxOf)) {
    expect(Math.min(box.left, box.top), box.what).toBeGreaterThanOrEqual(-0.5);
    expect(box.right, box.what).toBeLessThanOrEqual(PAGE_WIDTH + 0.5);
    expect(box.bottom, box.what).toBeLessThanOrEqual(PAGE_HEIGHT + 0.5);
  }
  texts.forEach((box, index) => {
    for (const other of [...texts.slice(index + 1), ...upright])
      expect(overlap(box, other), `${box.what} | ${other.what}`).toBe(false);
  });
}

function expectGoods(label: LabelAbroad): void {
  const printed = textOf(layoutCustomsForm(label));
  for (const { description, hs_code, origin, value } of label.customs.items)
    for (const text of [description, hs_code, origin, value]) expect(printed).toContain(squeezed(text));
}

const BOTH = ['CN22', 'CN23'] as const;

describe('forms CN 22 and CN 23 (UPU Convention Manual)', () => {
  test('CN 22: what is asked of a small packet, with its headings in English and French', () => {
    const label = abroad(3, { form: 'CN22', purpose: 'gift' });
    const pages = layoutCustomsForm(label);
    expect(pages).toHaveLength(1);
    pages.forEach(expectSound);
    expectGoods(label);
    for (const text of [
      'CN 22',
      'DÉCLARATION EN DOUANE',
      "Peut être ouvert d'office",
      'MEX2611219900',
      'Quantité et description détaillée du contenu',
      '2 × Teapot with bamboo handle',
      'Total weight (6)Poids total1.25 kg',
      'Total value (7)Valeur totaleSGD 123.50',
      'Gift / Cadeau',
      '21 Nov 2026',
    ])
      expect(textOf(pages)).toContain(squeezed(text));
  });

  test('CN 23: both sides with their addresses, postage and invoice besides', () => {
    const label = abroad(5, { form: 'CN23' });
    const pages = layoutCustomsForm(label);
    pages.forEach(expectSound);
    expectGoods(label);
    const { sender, recipient } = label;
    for (const text of [
      'CN 23',
      ...[sender, recipient].flatMap(({ name, phone, address_lines }) => [name, phone, ...address_lines]),
      'SINGAPORE',
      'MALAYSIA',
      'Postal charges/Fees (9)Frais de port/FraisSGD 14.20',
      'Invoice No. (14)N° de la factureSP-2611-001042',
      "Bureau d'origine/Date de dépôt",
    ])
      expect(textOf(pages)).toContain(squeezed(text));
  });

  test.each([
    ['gift', 'Gift'],
    ['documents', 'Documents'],
    ['sale_of_goods', 'Sale of goods'],
    ['commercial_sample', 'Commercial sample'],
    ['returned_goods', 'Returned goods'],
    ['other', 'Other'],
  ] as const)('the purpose %s has the one cross', (purpose, name) => {
    for (const form of BOTH) {
      const marks = layoutCustomsForm(abroad(2, { form, purpose, explanation: 'For a trade fair' })).flatMap(
        (page) => page.marks,
      );
      const crosses = marks.filter((mark) => mark.kind === 'text' && mark.text === 'X').map(boxOf);
      expect(crosses).toHaveLength(1);
      const beside = marks.find(
        (mark) =>
          mark.kind === 'text' && mark.text.startsWith(`${name} /`) && Math.abs(mark.y - (crosses[0]?.bottom ?? 0)) < 2,
      );
      expect(beside).toBeDefined();
      expect(textOf([{ marks }])).toContain('Foratradefair');
    }
  });

  test.each(BOTH)(
    '%s: a hundred kinds of goods go on, on sheets that say which they are; the last is signed',
    (form) => {
      const label = abroad(100, { form });
      const pages = layoutCustomsForm(label);
      expect(pages.length).toBeGreaterThan(3);
      pages.forEach(expectSound);
      expectGoods(label);
      pages.forEach((page, index) => {
        expect(textOf([page])).toContain(`Sheet${index + 1}of${pages.length}MEX2611219900`);
        expect(textOf([page]).includes('signature')).toBe(index === pages.length - 1);
      });
    },
  );

  test.each(BOTH)('%s: names and addresses as long as the wire allows, and amounts of fifteen digits', (form) => {
    const long = 'W'.repeat(200);
    const side = { name: 'W'.repeat(120), phone: '+65 6123 4507', address_lines: [long, long, long], country: 'SG' };
    const goods = abroad(2).customs.items.map((item) => ({ ...item, description: long, value: '9999999999999.99' }));
    const label = { ...abroad(2, { form, items: goods }), sender: side, recipient: { ...side, country: 'MY' } };
    layoutCustomsForm(label).forEach(expectSound);
    expectGoods(label);
  });

  test('a parcel whose goods are not listed declares its contents and their value', () => {
    const printed = textOf(layoutCustomsForm(abroad(0, { form: 'CN22' })));
    expect(printed).toContain('1×Stonewarebowls');
    expect(printed).toContain('123.50');
  });

  test('goods in every script of the region are read back from the PDF', async () => {
    const [item] = abroad(1).customs.items;
    const names = SCRIPT_CASES.map(([, name]) => name).filter(
      (name) => !/\p{Script=Arabic}|\p{Extended_Pictographic}/u.test(name),
    );
    expect(names.length).toBeGreaterThan(8);
    const goods = names.map((description) => ({ ...item!, description }));
    const label = abroad(1, { form: 'CN22', items: goods });
    const sheets = layoutCustomsForm(label).length;
    const pdf = await renderLabelsPdf([sampleCrossBorderLabel(1)], { format: '100x150', slips: [[label]] });
    const pages = await Promise.all(Array.from({ length: sheets }, (_, at) => readLabelPage(pdf, at + 2)));
    const read = squeezed(pages.map(({ texts }) => texts.map(({ text }) => text).join('')).join(''));
    for (const name of names) expect(read).toContain(squeezed(name));
  });

  test('comes behind its label as ZPL too', () => {
    const zpl = renderLabelsZpl([sampleCrossBorderLabel(2)], { slips: [[abroad(2, { form: 'CN23' })]] });
    expect(zpl.match(/\^XA/gu)).toHaveLength(2);
    expect(zpl).toContain('CN 23');
    expect(zpl).toContain('SGD 14.20');
  });
});
