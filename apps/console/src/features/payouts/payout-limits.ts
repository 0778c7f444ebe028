import type { PayoutBalance } from '@sampan/contract';
import { moneyText, parseAmount, toMajor } from '@sampan/country-rules';
import type { Translate } from '@sampan/messages';
import { issueMessage } from '@sampan/validators';

/**
 * What the balance on screen already says against a typed amount, so that nobody proves who they are in vain; null when it
 * is within every limit, or no amount at all. The server looks again, in the same order.
 */
export function limitError(typed: string, balance: PayoutBalance, t: Translate): string | null {
  const { currency, available, limits } = balance;
  const parsed = parseAmount(typed, currency);
  if (!parsed.ok) return null;
  const amount = toMajor(parsed.amount_minor, currency);
  const bound = (value: number) => moneyText(value, currency);
  const label = 'label.amount';
  if (amount < limits.min) return issueMessage('validate.number_min', { label, min: bound(limits.min) });
  if (amount > limits.max) return issueMessage('validate.number_max', { label, max: bound(limits.max) });
  if (amount > limits.day_left)
    return issueMessage('validate.number_max_today', { label, max: bound(limits.day_left) });
  return amount > available ? t('error.insufficient_payable') : null;
}
