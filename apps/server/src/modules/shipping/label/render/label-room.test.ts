import { describe, expect, test } from 'vitest';
import { withMaskedPhones } from '../label-document.ts';
import { layoutLabel } from './label-layout.ts';
import { LONG_PH_STREET, sampleCrossBorderLabel, sampleLabel } from '#test/label/label.fixtures.ts';
import type { LabelDocument } from './label-document.ts';

const LINE = 'Leave with the guard if nobody answers. Call first.';
const CONTENTS = ['Bag', 'Woven abaca bag with two pockets and a long strap, colour natural', 'x y '.repeat(45).trim()];

/** Labels from nearly empty to full: every combination of what makes one tall. */
function* labels(): Generator<LabelDocument> {
  for (const base of [
    ...(['SG', 'PH', 'VN'] as const).map((country) => sampleLabel(country)),
    sampleCrossBorderLabel(2),
  ])
    for (const street of ['12 Jalan Ampang', LONG_PH_STREET, `${LONG_PH_STREET}, near the old town market gate`])
      for (const sender_street of ['3 Main St', LONG_PH_STREET])
        for (const contents of CONTENTS)
          for (const cod of [null, { amount: '₱4,000.00', currency: 'PHP' }])
            yield {
              ...base,
              contents,
              cod,
              sender: { ...base.sender, address_lines: [sender_street, ...base.sender.address_lines.slice(1)] },
              recipient: { ...base.recipient, address_lines: [street, ...base.recipient.address_lines.slice(1)] },
            };
}

const textsOf = (label: LabelDocument) =>
  layoutLabel(label).flatMap((page) => page.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])));

describe('what a label carries beside the addresses', () => {
  test('one line of instructions never costs another sheet, and recipients stay at 7.5 pt or more for it', () => {
    const costly: string[] = [];
    for (const label of labels()) {
      const pages = layoutLabel({ ...label, delivery_instructions: '' });
      const with_line = layoutLabel({ ...label, delivery_instructions: LINE });
      if (with_line.length > pages.length) costly.push(label.recipient.address_lines.join(', '));
      const sizes = with_line[0]?.marks.flatMap((mark) =>
        mark.kind === 'text' && mark.field.includes('Jalan Ampang') ? [mark.size] : [],
      );
      if (with_line.length === 1 && sizes?.some((size) => size < 7.5)) costly.push('small print');
    }
    expect(costly).toEqual([]);
  });

  test("the shop's name stands in FROM above the sender's", () => {
    const texts = textsOf({ ...sampleLabel('SG'), shop_name: 'Peranakan Tiles' });
    expect(texts.indexOf('Peranakan Tiles')).toBeGreaterThan(texts.indexOf('FROM'));
    expect(texts.indexOf('Tiong Bahru Ceramics')).toBe(texts.indexOf('Peranakan Tiles') + 1);
  });

  test('pieces stand before the weight, and a parcel without cash says NON-COD', () => {
    expect(textsOf(sampleLabel('SG'))).toEqual(expect.arrayContaining(['PCS / WEIGHT', '1 / 1.25 kg', 'NON-COD']));
    expect(textsOf(sampleLabel('PH'))).not.toContain('NON-COD');
  });

  test('masked phones show their last four digits and nothing else of the numbers', () => {
    const label = sampleLabel('MY');
    const printed = textsOf(withMaskedPhones(label)).join(' ');
    expect(printed).toContain('•••• 5432');
    expect(printed).toContain('•••• 6789');
    for (const hidden of ['19 876', '12 345', '+60']) expect(printed).not.toContain(hidden);
  });
});
