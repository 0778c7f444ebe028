/** The calculator of a country's home opens with an answered example, so that it never looks as if it waited. */
export function showPrices(): void {
  const calculator = document.querySelector<HTMLElement & { calculate?: () => void }>('.hero sampan-calculator');
  calculator?.addEventListener('sampan-ready', () => calculator.calculate?.(), { once: true });
}
