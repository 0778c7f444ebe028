import type { LooseTranslate, Translate } from '@sampan/messages';

/**
 * The sentence of a validation issue: 'validate.too_long|max=40' with the field's own label, which is text already, or the
 * label key the issue names, or 'This field' (spec 5). Values are percent-encoded, as the validators write them, or come
 * beside the key, as the API sends them. Text that is not an issue of ours comes back as it is.
 */
export function issueText(
  t: Translate,
  issue: string,
  label?: string,
  values?: Readonly<Record<string, string>>,
): string {
  const translate = t as LooseTranslate;
  const [key = '', ...parts] = issue.split('|');
  if (!/^validate\.\w+$/u.test(key)) return issue;
  const params: Record<string, string> = { ...values };
  for (const part of parts) {
    const at = part.indexOf('=');
    if (at > 0) params[part.slice(0, at)] = decoded(part.slice(at + 1));
  }
  const label_key = params['label'] ?? 'label.this_field';
  const text = translate(key, { ...params, label: label ?? translate(label_key) });
  return text === key ? issue : capitalised(text);
}

/** A label inside a sentence may begin with a small letter ('Kailangan ang field na ito'); a sentence does not. */
function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
