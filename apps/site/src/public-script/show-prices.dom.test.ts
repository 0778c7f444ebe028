import { beforeEach, expect, test, vi } from 'vitest';
import { showPrices } from './show-prices.ts';

const calculate = vi.fn();

beforeEach(() => {
  calculate.mockClear();
  document.body.innerHTML = '<div class="widget"><sampan-calculator></sampan-calculator></div>';
});

const calculator = () => document.querySelector('sampan-calculator') as HTMLElement & { calculate?: () => void };

test('a calculator that is ready later is asked then', () => {
  showPrices();
  calculator().calculate = calculate;
  calculator().dispatchEvent(new Event('sampan-ready'));
  expect(calculate).toHaveBeenCalledTimes(1);
});

test('one that was ready before this script, as from a warm cache, is asked at once', () => {
  calculator().calculate = calculate;
  calculator().dispatchEvent(new Event('sampan-ready'));
  showPrices();
  expect(calculate).toHaveBeenCalledTimes(1);
});

test('a page without a calculator is left alone', () => {
  document.body.innerHTML = '';
  expect(() => showPrices()).not.toThrow();
});
