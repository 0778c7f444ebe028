/** The calculator of a page opens with an answered example, so that it never looks as if it waited. */
export function showPrices(): void {
  const calculator = document.querySelector<HTMLElement & { calculate?: () => void }>('.widget sampan-calculator');
  calculator?.addEventListener('sampan-ready', () => calculator.calculate?.(), { once: true });
  // The kit's script is fetched beside this one and may have been first; before it is ready this asks nothing.
  calculator?.calculate?.();
}
