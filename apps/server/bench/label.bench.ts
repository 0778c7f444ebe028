import { sampleCrossBorderLabel, sampleLabel } from '#test/label/label.fixtures.ts';
import type { LabelDocument } from '../src/modules/shipping/label/render/label-document.ts';
import { renderLabelsPdf } from '../src/modules/shipping/label/render/render-pdf.ts';
import { renderLabelsZpl } from '../src/modules/shipping/label/render/render-zpl.ts';

const COUNTRIES = ['SG', 'MY', 'PH', 'ID', 'VN'] as const;
const BATCH = 500;

/** Labels that share nothing but their layout: no barcode or QR code is met twice, so no cache flatters the figure. */
function batch(run: number): LabelDocument[] {
  return Array.from({ length: BATCH }, (_, n) =>
    sampleLabel(COUNTRIES[n % COUNTRIES.length] ?? 'SG', run * BATCH + n + 1),
  );
}

async function secondsOf(work: () => Promise<unknown> | string): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** The median of three runs, after one that warms up. */
async function medianSeconds(work: (run: number) => Promise<unknown> | string): Promise<number> {
  await work(0);
  const seconds: number[] = [];
  for (const run of [1, 2, 3]) seconds.push(await secondsOf(() => work(run)));
  return seconds.sort((one, other) => one - other)[1] ?? 0;
}

/** Label printing (issue targets: 300 labels/s merged; 500 labels in 20 s and 60 MB at most). */
export async function benchLabels(): Promise<
  Array<{ name: string; value: number; unit: string; target: string | null }>
> {
  const first_s = await secondsOf(() => renderLabelsPdf([sampleLabel('VN', 90_000)], { format: '100x150' }));
  const merged_s = await medianSeconds((run) => renderLabelsPdf(batch(run), { format: '100x150' }));
  const four_up_s = await medianSeconds((run) => renderLabelsPdf(batch(10 + run), { format: 'a4' }));
  const zpl_s = await medianSeconds((run) => renderLabelsZpl(batch(20 + run)));
  const customs_s = await medianSeconds((run) =>
    renderLabelsPdf([sampleCrossBorderLabel(3 + run)], { format: '100x150' }),
  );
  const { length } = await renderLabelsPdf(batch(30), { format: '100x150' });
  return [
    { name: 'merged PDF, 100x150 mm', value: BATCH / merged_s, unit: 'labels/s', target: '>= 300' },
    { name: 'merged PDF of 500 labels', value: merged_s, unit: 's', target: '<= 20' },
    { name: 'merged PDF of 500 labels, size', value: length / 1e6, unit: 'MB', target: '<= 60' },
    { name: 'merged PDF, four on A4', value: BATCH / four_up_s, unit: 'labels/s', target: null },
    { name: 'ZPL, one in five Vietnamese', value: BATCH / zpl_s, unit: 'labels/s', target: null },
    { name: 'one cross-border label', value: customs_s * 1000, unit: 'ms', target: null },
    { name: 'first label of a fresh process, fonts included', value: first_s * 1000, unit: 'ms', target: null },
  ];
}
