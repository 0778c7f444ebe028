import { VALIDATE_LABELS_EN, VALIDATE_MESSAGES_EN } from './message-source.ts';
import type { LabelKey, ValidateKey } from './message-source.ts';

/** Values for the placeholders of a message. `label` is a label key, which the reader translates first. */
export type IssueParams = Readonly<Record<string, string>>;

/** Why a value was refused: a key into the messages, never a sentence. */
export interface Issue {
  readonly key: ValidateKey;
  readonly params: IssueParams;
}

/** Label of a message that names no field (spec section 5). */
const DEFAULT_LABEL: LabelKey = 'label.this_field';

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

/** True for a key of the message source. */
export function isValidateKey(key: string): key is ValidateKey {
  return Object.hasOwn(VALIDATE_MESSAGES_EN, key);
}

/**
 * The issue as a sentence. Without arguments in English, for answers of the API; a translator passes its own look-up of a
 * message or label key.
 */
export function issueSentence(issue: Issue, lookUp: (key: ValidateKey | LabelKey) => string = englishOf): string {
  const label = issue.params['label'] ?? DEFAULT_LABEL;
  const params = { ...issue.params, label: isLabelKey(label) ? lookUp(label) : label };
  return lookUp(issue.key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    Object.hasOwn(params, name) ? String(params[name as 'label']) : '',
  );
}

function isLabelKey(key: string): key is LabelKey {
  return Object.hasOwn(VALIDATE_LABELS_EN, key);
}

function englishOf(key: ValidateKey | LabelKey): string {
  return isLabelKey(key) ? VALIDATE_LABELS_EN[key] : VALIDATE_MESSAGES_EN[key];
}
