import { endpoints } from '@sampan/contract';
import type { TestApp } from '#test/app/test-app.fixtures.ts';

const CALLS = 40;

/** What people type: numbers whole and in part, phones in two forms, names of few and of many, slips and nonsense. */
const TYPED: Record<string, string> = {
  'a whole number': 'SP-2777123',
  'a tracking code': 'SMPMX777123',
  'a phone': '9177 7123',
  'a phone with its country': '+65 9177 7123',
  'a name of many parcels': 'nguyen',
  'two words of many': 'nguyen 91',
  'a rare word': 'c4ca4238a',
  'a word with a wrong letter': 'nguyeen',
  'two letters': 'zq',
  'no match': 'zzyzx',
};

/** The search of the console over the parcels that the lists' benchmark has made (issue: p95 <= 50 ms at 1,000,000 parcels). */
export async function searchFigures(app: TestApp, token: string) {
  const figures: { name: string; value: number; unit: string; target: string | null }[] = [];
  for (const [name, text] of Object.entries(TYPED)) {
    const times: number[] = [];
    for (let call = -5; call < CALLS; call += 1) {
      const started = performance.now();
      const { status } = await app.call(endpoints.findAnything, { token, query: { text } });
      if (status !== 200) throw new Error(`${text}: ${status}`);
      if (call >= 0) times.push(performance.now() - started);
    }
    const p95 = times.sort((a, b) => a - b)[Math.floor(CALLS * 0.95)] ?? 0;
    figures.push({ name: `p95 search everywhere: ${name}`, value: p95, unit: 'ms', target: '<= 50' });
  }
  return figures;
}
