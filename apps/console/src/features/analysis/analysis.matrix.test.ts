import { expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { describe, test } from 'vitest';
import { newCompanyIn } from '#test/five-currencies/new-company-in.fixtures.ts';

const demo = useDemo();

describe('the order analysis (spec 3 orderAnalysis, ordersAnalysisDetail)', () => {
  test('couriers as rows, filters in the URL, a period without labels, a failure, and a shop without any', async () => {
    const { page } = await demo.open({ as: 'sg', path: '/histories/analysis?group_by=courier&measure=parcels' });
    await page.getByRole('button', { name: /Straits Parcel: \d+, parcels/u }).waitFor();
    await page.goto(`${demo.url}/histories/analysis?from=2020-01-01&to=2020-02-01`);
    await page.getByText('No labels bought in this period').waitFor();
    await page.route('**/order_analysis/list**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(`${demo.url}/histories/analysis`);
    await page.getByText("We couldn't load your analysis").waitFor();
    await expectNoAxeViolations(page);
    const empty = await demo.open({ as: await newCompanyIn(demo, 'SG'), path: '/histories/analysis' });
    await empty.page.getByText('No data yet').waitFor();
    await empty.page.goto(`${demo.url}/histories/adjustments`);
    await empty.page.getByText('No adjustments yet').waitFor();
    await empty.page.goto(`${demo.url}/histories/refunds`);
    await empty.page.getByText('No refunds yet').waitFor();
    await expectNoAxeViolations(empty.page);
  });
});
