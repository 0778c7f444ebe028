import type { EstimateAnswer, PublicEstimateInput } from '@sampan/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QUOTE } from '#test/estimate/estimate.fixtures.ts';
import { createEstimateStore, type EstimateEvents } from './estimate.store.ts';
import { routeCountries, paramsOf, questionOf, type EstimateParams } from './estimate-query.ts';

const COMPLETE = { from_postcode: '409051', to_postcode: '310145', package_type: 'handbag' };
const NOW = QUOTE.created_at * 1000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

function make(params: EstimateParams = COMPLETE, events: EstimateEvents = {}) {
  const estimate = vi.fn<(body: PublicEstimateInput) => Promise<EstimateAnswer>>(async () => QUOTE);
  const regions = vi.fn<() => Promise<readonly string[]>>(async () => ['Bali', 'Jawa Barat']);
  const model = createEstimateStore({ estimate, regions }, questionOf(params, 'SG'), events);
  return { model, estimate, regions, state: () => model.$state.get() };
}

describe('the same parameters are never asked twice (spec 4)', () => {
  test('asked again, changed and changed back, asked while the answer is on the way: one call each', async () => {
    const { model, estimate, state } = make();
    await Promise.all([model.ask(), model.ask()]);
    await model.ask();
    model.change({ to_postcode: '018956' });
    expect(state().quote.kind).toBe('none');
    await model.ask();
    model.change({ to_postcode: ' 310145 ' });
    expect(state().quote).toMatchObject({ kind: 'ready', is_expired: false });
    await model.ask();
    expect(estimate.mock.calls.map(([body]) => body.recipient.post_code)).toEqual(['310145', '018956']);
  });

  test('an answer to a question that is not the one any more is kept, not shown', async () => {
    const { model, estimate, state } = make();
    let answer = (_: EstimateAnswer): void => {};
    estimate.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const asking = model.ask();
    expect(state().quote.kind).toBe('asking');
    model.change({ package_type: 'satchel' });
    answer(QUOTE);
    await asking;
    expect(state().quote.kind).toBe('none');
    model.change({ package_type: 'handbag' });
    expect(state().quote.kind).toBe('ready');
    expect(estimate).toHaveBeenCalledTimes(1);
  });

  test('a failure is not kept: the next attempt asks', async () => {
    const { model, estimate, state } = make();
    estimate.mockRejectedValueOnce(new Error('offline'));
    await model.ask();
    expect(state().quote).toMatchObject({ kind: 'failed', error: new Error('offline') });
    await model.ask();
    expect(state().quote.kind).toBe('ready');
    expect(estimate).toHaveBeenCalledTimes(2);
  });

  test('prices expire when the server says; then they are shown as expired and asked anew', async () => {
    const { model, estimate, state } = make();
    await model.ask();
    await vi.advanceTimersByTimeAsync(15 * 60_000 - 1);
    expect(state().quote).toMatchObject({ is_expired: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(state().quote).toMatchObject({ kind: 'ready', is_expired: true });
    await model.ask();
    expect(state().quote).toMatchObject({ kind: 'ready', is_expired: false });
    expect(estimate).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['an hour ahead', 3_600_000, 30_000],
    ['an hour behind', -3_600_000, 15 * 60_000],
  ])(
    'a clock %s neither kills an answer at once nor keeps it for longer than it holds',
    async (_case, wrong, holds) => {
      vi.setSystemTime(NOW + wrong);
      const { model, state } = make();
      await model.ask();
      await vi.advanceTimersByTimeAsync(holds - 1);
      expect(state().quote).toMatchObject({ is_expired: false });
      await vi.advanceTimersByTimeAsync(1);
      expect(state().quote).toMatchObject({ is_expired: true });
    },
  );

  test('asked for fresh prices it asks although the old ones hold', async () => {
    const { model, estimate } = make();
    await model.ask();
    await model.ask(true);
    expect(estimate).toHaveBeenCalledTimes(2);
  });
});

describe('what is asked', () => {
  test('results by total fee, the lowest first (spec 4)', async () => {
    const onQuote = vi.fn<(answer: EstimateAnswer) => void>();
    const { model } = make(COMPLETE, { onQuote });
    await model.ask();
    const fees = onQuote.mock.calls[0]?.[0].estimated_costs.map(({ total_fee }) => total_fee) ?? [];
    expect(fees).toEqual([...fees].sort((a, b) => a - b));
    expect(QUOTE.estimated_costs[0]?.total_fee).not.toBe(fees[0]);
  });

  test.each([
    ['SG', '', { to_postcode: 'validate.required' }],
    ['SG', '12345', { to_postcode: 'validate.postcode_invalid' }],
    ['SG', '998811', { to_postcode: 'validate.postcode_outside_singapore' }],
    ['MY', '1234', { to_postcode: 'validate.postcode_invalid' }],
    ['PH', '', { to_state: 'validate.required' }],
    ['PH', '123', { to_postcode: 'validate.postcode_invalid' }],
    ['ID', '80361', {}],
  ])('spec 5: %s with the postcode "%s" has the issues %j', async (to_country, to_postcode, issues) => {
    const { model, estimate, state } = make({ ...COMPLETE, to_country, to_postcode });
    await model.ask();
    expect(state().issues).toEqual(issues);
    expect(estimate).toHaveBeenCalledTimes(Object.keys(issues).length === 0 ? 1 : 0);
  });

  test('a size is needed: one of the list, or all four measures (spec 5 Package type)', async () => {
    const { model, estimate, state } = make({ ...COMPLETE, package_type: null });
    await model.ask();
    expect(state().issues).toEqual({ package_type: 'validate.package_type_required' });
    model.change({ is_exact: true, length: '40', width: '0', height: 'tall' });
    await model.ask();
    expect(state().issues).toEqual({
      width: 'validate.number_min|min=0.1',
      height: 'validate.number_invalid',
      weight: 'validate.required',
    });
    model.change({ width: '30', height: '1001', weight: '1,5' });
    await model.ask();
    expect(state().issues).toEqual({ height: 'validate.number_max|max=1000' });
    model.change({ height: '20' });
    await model.ask();
    expect(estimate.mock.calls[0]?.[0].dimension).toEqual({ length: 40, width: 30, height: 20, weight: 1.5 });
  });

  test('a field left half filled says so, an empty one keeps quiet until it is asked', () => {
    const { model, state } = make({ from_postcode: '12' });
    model.check();
    expect(state().issues).toEqual({ from_postcode: 'validate.postcode_invalid' });
    model.change({ from_postcode: '123' });
    expect(state().issues).toEqual({});
  });

  test('Viet Nam is not asked (design 8.4)', async () => {
    const { model, estimate, regions } = make({ ...COMPLETE, to_country: 'VN' });
    await model.ask();
    expect(estimate).not.toHaveBeenCalled();
    expect(regions).not.toHaveBeenCalled();
  });

  test('regions are loaded once where postcodes are optional; a list that does not come is not insisted on (spec 8)', async () => {
    const { model, regions, estimate, state } = make({ ...COMPLETE, to_country: 'ID', to_postcode: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect(state().regions).toEqual({ ID: ['Bali', 'Jawa Barat'] });
    regions.mockRejectedValueOnce(new Error('offline'));
    model.change({ to_country: 'PH' });
    model.change({ to_country: 'ID' });
    await vi.advanceTimersByTimeAsync(0);
    expect(regions.mock.calls).toEqual([['ID'], ['PH']]);
    model.change({ to_country: 'PH' });
    await model.ask();
    expect(estimate).toHaveBeenCalledTimes(1);
  });

  test('a page that prevents the question keeps it unasked', async () => {
    const { model, estimate, state } = make(COMPLETE, { onSubmit: () => false });
    await model.ask();
    expect(estimate).not.toHaveBeenCalled();
    expect(state().quote.kind).toBe('none');
  });
});

describe('what a page may fill in', () => {
  test.each<[EstimateParams, object]>([
    [{}, { from_country: 'MY', to_country: 'MY', package_type: '', is_exact: false }],
    [
      { from_country: 'ph', to_country: 'zz' },
      { from_country: 'PH', to_country: 'PH' },
    ],
    [{ package_type: 'elephant', weight: '4.2' }, { package_type: 'handbag' }],
    [{ length: '10', width: '10', height: '10', weight: '1' }, { is_exact: true }],
    [{ length: '10', width: '10' }, { is_exact: false }],
  ])('%j', (params, question) => {
    expect(questionOf(params, 'MY')).toMatchObject(question);
  });

  test('countries not on the list cannot be chosen', () => {
    expect(routeCountries('sg, MY zz')).toEqual(['SG', 'MY']);
    expect(routeCountries(null)).toHaveLength(5);
    expect(questionOf({ to_country: 'PH' }, 'ID', ['SG', 'MY'])).toMatchObject({
      from_country: 'SG',
      to_country: 'SG',
    });
  });

  test.each<EstimateParams>([
    { ...COMPLETE, from_country: 'SG', to_country: 'SG' },
    {
      from_country: 'ID',
      from_state: 'Bali',
      to_country: 'MY',
      to_postcode: '88000',
      package_type: 'satchel',
      weight: '1.4',
    },
    { from_country: 'PH', to_country: 'PH', length: '40', width: '30', height: '20,5', weight: '2' },
  ])('the parameters of a shared link give the same question again: %j', (params) => {
    const question = questionOf(params, 'SG');
    const shared = Object.fromEntries(paramsOf(question));
    expect(shared).toEqual(params);
    expect(questionOf(shared, 'VN')).toEqual(question);
  });

  test('a weight the page knows goes along with the size that holds it, and only with that one', async () => {
    const { model, estimate } = make({ ...COMPLETE, package_type: null, weight: '4.2' });
    await model.ask();
    model.change({ package_type: 'check_in' });
    await model.ask();
    expect(estimate.mock.calls.map(([body]) => [body.package_type, body.weight])).toEqual([
      ['handbag', 4.2],
      ['check_in', null],
    ]);
  });
});
