import type { DocumentModel, DocumentRow } from '../../src/platform/document/document.ts';

/** look.md 5 'Long addresses'. */
export const PH_ADDRESS =
  'Blk 7 Lot 12 Phase 3, Ilang-Ilang Street, Villa Esperanza Subdivision, beside the chapel hut, Barangay San Antonio de Padua, Dasmariñas City, Cavite 4114';
export const VN_NAME = 'Công ty TNHH Gốm Sứ Nguyễn Thị Ánh Tuyết ẤỄỘỨ';

/** A document with `count` rows in its first table, one of everything. */
export function sampleDocument(count: number, cell = 'Label SMPME00000000010, Ninja Van Standard'): DocumentModel {
  const rows = Array.from({ length: count }, (_, index): DocumentRow => ({
    cells: [`2026-11-${String((index % 30) + 1).padStart(2, '0')}`, `${index + 1}. ${cell}`, '₱1,111.11'],
  }));
  return {
    language: 'fil-PH',
    title: 'Invoice',
    number: 'INV-000012',
    issuer: { caption: 'From', name: 'Sampan Philippines', lines: ['Makati', 'TIN 000-000-000-000'] },
    recipient: { caption: 'Bill to', name: VN_NAME, lines: [PH_ADDRESS, 'TIN 123-456-789-000'] },
    facts: [
      { label: 'Issued', value: '1 December 2026' },
      { label: 'Period', value: 'November 2026' },
    ],
    stamp: 'PAID',
    tables: [
      {
        title: 'Labels',
        columns: [
          { header: 'Date', align: 'left', share: 16 },
          { header: 'Measurement', align: 'left', share: 60 },
          { header: 'Amount', align: 'right', share: 24 },
        ],
        rows,
        empty: 'Nothing in this month',
        totals: [
          { label: 'Subtotal', value: '₱9,999,999.00', kind: 'subtotal' },
          { label: 'VAT 12%', value: '₱1,200,000.00', kind: 'tax' },
          { label: 'Total', value: '₱11,199,999.00', kind: 'total' },
        ],
      },
    ],
    notes: ['Thank you.'],
    pageText: (page, pages) => `Page ${page} of ${pages}`,
    created_at: 1_796_000_000,
  };
}
