/**
 * The text after one step: '0.5' plus 0.5 is '1', an empty text counts from `min`, the result stays between the bounds
 * and has no rounding dust ('0.3', not '0.30000000000000004').
 */
export function stepNumberText(text: string, step: number, min: number, max: number): string {
  const typed = Number(text);
  const from = text.trim() === '' || !Number.isFinite(typed) ? (step > 0 ? min - step : min) : typed;
  const decimals = Math.max(decimalsOf(String(from)), decimalsOf(String(step)));
  const next = Math.min(max, Math.max(min, from + step));
  return String(Math.round(next * 10 ** decimals) / 10 ** decimals);
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}
