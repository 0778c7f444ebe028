import type { SourceFile } from './source-file.ts';
import { lineAt } from './source-file.ts';
import type { Violation } from './violation.ts';

/** The messages of one language: full key to sentence. */
export type Messages = ReadonlyMap<string, string>;

/** Flattens nested message objects into dotted keys. */
export function flattenMessages(value: unknown, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  if (typeof value === 'string') return flat.set(prefix, value);
  if (typeof value !== 'object' || value === null) return flat;
  for (const [name, inner] of Object.entries(value)) {
    for (const [key, text] of flattenMessages(inner, prefix === '' ? name : `${prefix}.${name}`)) flat.set(key, text);
  }
  return flat;
}

/** Languages differ in their plural forms, so keys are compared without them. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const baseKey = (key: string): string => key.replace(PLURAL, '');

/** `{{count}}`, `{{ amount, money }}`: what a caller passes in. */
function placeholders(text: string): string {
  return [...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? ''))].sort().join(', ');
}

/** Every language has the keys of English, no others, and in each sentence the same placeholders. */
export function checkLanguages(languages: ReadonlyMap<string, Messages>, source: string): Violation[] {
  const english = languages.get(source);
  const home = 'packages/messages/src';
  if (english === undefined)
    return [{ file: home, line: 1, rule: 'messages', message: `the language ${source} is missing` }];
  const english_base = new Map([...english].map(([key, text]) => [baseKey(key), text]));
  return [...languages].flatMap(([language, messages]) => {
    if (language === source) return [];
    const base = new Set([...messages.keys()].map(baseKey));
    const at = { file: `${home}/${language}`, line: 1 };
    const missing = [...english_base.keys()].filter((key) => !base.has(key));
    const extra = [...base].filter((key) => !english_base.has(key));
    const uneven = [...messages].filter(([key, text]) => {
      const english_text = english.get(key) ?? english_base.get(baseKey(key));
      return english_text !== undefined && placeholders(english_text) !== placeholders(text) && !PLURAL.test(key);
    });
    return [
      ...missing.map((key) => ({ ...at, rule: 'missing message', message: key })),
      ...extra.map((key) => ({ ...at, rule: 'message without English', message: key })),
      ...uneven.map(([key, text]) => ({
        ...at,
        rule: 'message placeholders',
        message: `${key} has {${placeholders(text)}}, English has {${placeholders(english.get(key) ?? english_base.get(key) ?? '')}}`,
      })),
      ...[...messages]
        .filter(([, text]) => text.trim() === '')
        .map(([key]) => ({ ...at, rule: 'empty message', message: key })),
    ];
  });
}

const CALL = /(?<![\w$])t\(\s*(['"])/g;
const LITERAL = /(['"`])((?:[\w-]+\.)+[\w-]*)(\1|\$\{)/g;

/**
 * Every key that the code asks for exists, and every key is asked for. A key counts as asked for when it stands in the
 * code as a string, or when a template begins with it: `status.${status}` asks for all of `status.`.
 */
export function checkMessageUse(english: Messages, files: readonly SourceFile[]): Violation[] {
  const keys = new Set([...english.keys()].map(baseKey));
  const literals = new Set<string>();
  const prefixes = new Set<string>();
  const found: Violation[] = [];
  for (const file of files) {
    if (file.path.endsWith('.css') || file.path.includes('/messages/') || file.path.endsWith('.messages.ts')) continue;
    if (file.is_test || file.package_folder === 'packages/tooling') continue;
    for (const [, , literal = '', end] of file.text.matchAll(LITERAL)) {
      if (end === '${') prefixes.add(literal);
      else literals.add(literal).add(baseKey(literal));
    }
    for (const match of file.masked.matchAll(CALL)) {
      const quote_at = match.index + match[0].length - 1;
      const key = file.text.slice(quote_at + 1, file.text.indexOf(match[1] ?? "'", quote_at + 1));
      if (keys.has(key)) continue;
      found.push({ file: file.path, line: lineAt(file.text, match.index), rule: 'unknown message', message: key });
    }
  }
  for (const key of keys) {
    if (literals.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix))) continue;
    found.push({ ...declarationOf(key, files), rule: 'unused message', message: key });
  }
  return found;
}

/** Where English says it; keys stand there whole, or with a plural form behind. */
function declarationOf(key: string, files: readonly SourceFile[]): { file: string; line: number } {
  const home = 'packages/messages/src/en';
  for (const file of files) {
    if (!file.path.startsWith(`${home}/`)) continue;
    const position = file.text.search(new RegExp(`'${key.replaceAll('.', '\\.')}(?:_(?:one|other))?'`));
    if (position !== -1) return { file: file.path, line: lineAt(file.text, position) };
  }
  return { file: home, line: 1 };
}
