import { hostileAnswer, XSS_STRINGS } from '@sampan/testing/hostile';
import { countPages, readActions, readLabelPage } from '@sampan/testing/read-label';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { sampleDocument } from '#test/document/document.fixtures.ts';
import { sampleLabel } from '#test/label/label.fixtures.ts';
import type { LabelDocument } from './label-document.ts';
import { renderLabelsPdf } from './render-pdf.ts';
import { renderDocument } from '../../../../platform/document/render-document.ts';

/** What a page has room for. */
const SHORT = XSS_STRINGS.filter((text) => text.length <= 200);

test('a text that wants to run is text in an invoice, whichever it is (trust I4)', async () => {
  expect(SHORT.length).toBeGreaterThanOrEqual(200);
  const model = sampleDocument(1);
  const [table] = model.tables;
  if (table === undefined) throw new Error('the sample has a table');
  const rows = SHORT.map((text) => ({ cells: table.columns.map(() => text) }));
  const hostile = hostileAnswer({ recipient: model.recipient, notes: model.notes }, SHORT[0] ?? '', 'texts') as Pick<
    typeof model,
    'recipient' | 'notes'
  >;
  const pdf = await renderDocument({ ...model, ...hostile, tables: [{ ...table, rows }] });
  expect(await readActions(pdf)).toEqual([]);
  expect(await countPages(pdf)).toBeGreaterThan(1);
  expect((await readLabelPage(pdf, 1)).text).toContain('__xss');
});

test('and on a label', async () => {
  const texts = SHORT.filter((text) => text.length <= 60);
  expect(texts.length).toBeGreaterThan(100);
  const labels = texts.map((text): LabelDocument => {
    const label = sampleLabel('SG');
    const { sender, recipient } = label;
    const people = {
      sender: { ...sender, name: text },
      recipient: { ...recipient, name: text, address_lines: [text] },
    };
    return { ...label, ...people, contents: text, delivery_instructions: text, service_name: text, courier_name: text };
  });
  const pdf = await renderLabelsPdf(labels, { format: 'a4' });
  expect(await readActions(pdf)).toEqual([]);
  expect((await readLabelPage(pdf, 1)).text).toContain('__xss');
});

test('what a document would do by itself is found', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage();
  document.addJavaScript('hello', 'app.alert(1)');
  const link = {
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 0, 9, 9],
    A: { S: 'URI', URI: PDFString.of('https://stranger.test/') },
  };
  page.node.set(PDFName.of('Annots'), document.context.obj([link]));
  const found = await readActions(await document.save());
  expect(found).toEqual([expect.stringContaining('app.alert(1)'), 'page 1: Link https://stranger.test/']);
});
