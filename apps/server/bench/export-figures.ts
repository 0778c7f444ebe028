import { endpoints, type ExportRecord } from '@sampan/contract';
import type { TestApp } from '#test/app/test-app.fixtures.ts';
import { runExports } from '../src/modules/operations/export/index.ts';

interface Figure {
  name: string;
  value: number;
  unit: string;
  target: string | null;
}

/** Writes one file, and looks meanwhile at how large the process becomes. */
async function written(
  app: TestApp,
  token: string,
  body: object,
): Promise<{ file: ExportRecord; s: number; mb: number }> {
  const { body: started } = await app.call<ExportRecord>(endpoints.startOrderExport, { token, body });
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 50);
  const begun = performance.now();
  await runExports(app.ctx);
  const s = (performance.now() - begun) / 1000;
  clearInterval(watch);
  const { body: file } = await app.call<ExportRecord>(endpoints.getExport, { token, params: { id: started.id } });
  if (file.state !== 'done') throw new Error(`the export is ${file.state}`);
  return { file, s, mb: (peak - before) / 1e6 };
}

/** Files of a week and of everything, of the parcels that the lists' benchmark has made (issue: 10,000 <= 5 s, 1,000,000 in <= 150 MB). */
export async function exportFigures(app: TestApp, token: string): Promise<Figure[]> {
  const week = await written(app, token, { filter: { from: '2024-10-27', to: '2024-11-02' } });
  const sheet = await written(app, token, { filter: { from: '2024-10-27', to: '2024-11-02' }, format: 'xlsx' });
  const all = await written(app, token, { filter: {} });
  const figure = (name: string, value: number, unit: string, target: string | null = null): Figure => ({
    name,
    value,
    unit,
    target,
  });
  return [
    figure('export of a week as CSV', week.file.rows_total ?? 0, 'rows'),
    figure('export of a week as CSV, time', week.s, 's', '<= 5'),
    figure('export of a week as Excel, time', sheet.s, 's', '<= 5'),
    figure('export of everything', all.file.rows_total ?? 0, 'rows'),
    figure('export of everything, time', all.s, 's'),
    figure('export of everything, growth of the process', all.mb, 'MB', '<= 150'),
    figure('export of everything, parts', all.file.parts ?? 0, 'files'),
  ];
}
