import type { AddressLabelKey } from '@sampan/country-rules';
import type { MessageKey } from '@sampan/messages';

/** Key of a validation message; the prefix is spec section 5's. */
export type ValidateKey = Extract<MessageKey, `validate.${string}`>;

/** Key of a field's label, the address labels of country-rules included. */
export type LabelKey = Extract<MessageKey, `label.${string}` | AddressLabelKey>;

/** Values for the placeholders of a message. `label` is a label key, which the reader translates first. */
export type IssueParams = Readonly<Record<string, string>>;

/** Why a value was refused: a key into the messages, never a sentence. */
export interface Issue {
  readonly key: ValidateKey;
  readonly params: IssueParams;
}

/**
 * The text a valibot message carries: 'validate.required|label=label.name'. Values are percent-encoded, so any text fits.
 * Read it back with {@link parseIssue}.
 */
export function issueMessage(key: ValidateKey, params: { readonly label?: LabelKey } & IssueParams = {}): string {
  const parts = Object.entries(params).map(([name, value]) => `|${name}=${encodeURIComponent(value)}`);
  return `${key}${parts.join('')}`;
}

/** The issue of a valibot message; null for a message that is not one of ours. */
export function parseIssue(message: string): Issue | null {
  const [key = '', ...parts] = message.split('|');
  if (!isValidateKey(key)) return null;
  const params: Record<string, string> = {};
  for (const part of parts) {
    const at = part.indexOf('=');
    if (at > 0) params[part.slice(0, at)] = decoded(part.slice(at + 1));
  }
  return { key, params };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function isValidateKey(key: string): key is ValidateKey {
  return /^validate\.\w+$/u.test(key);
}
