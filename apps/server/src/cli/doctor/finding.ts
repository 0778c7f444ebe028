/** What one check came to. `advice` says what to do about it, and stands with everything that is not `ok`. */
export interface Finding {
  check: string;
  status: 'ok' | 'warning' | 'wrong';
  text: string;
  advice: string | null;
}

export const ok = (check: string, text: string): Finding => ({ check, status: 'ok', text, advice: null });
export const warning = (check: string, text: string, advice: string): Finding => ({
  check,
  status: 'warning',
  text,
  advice,
});
export const wrong = (check: string, text: string, advice: string): Finding => ({
  check,
  status: 'wrong',
  text,
  advice,
});
