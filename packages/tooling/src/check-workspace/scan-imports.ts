/** One mention of another module. */
export interface Import {
  readonly specifier: string;
  /** Position of the statement in the text. */
  readonly position: number;
  readonly kind: 'import' | 'export' | 'export-star' | 'dynamic';
  /**
   * `import type` and `export type` leave nothing at run time. `import { type A }` does: with `verbatimModuleSyntax`
   * the module is still loaded.
   */
  readonly is_type: boolean;
}

const FROM = /(?<![\w$.])(import|export)\b(\s+type\b(?!\s*(?:,|from\b)))?([\w$*\s{},]*?)\bfrom\s*(['"])/g;
const SIDE_EFFECT = /(?<![\w$.])import\s*(['"])/g;
const DYNAMIC = /(?<![\w$.])import\(\s*(['"])/g;

/**
 * Finds every import and re-export of a module.
 *
 * @param text the source
 * @param masked the same with comments and strings blanked, as `maskSource` gives it
 */
export function scanImports(text: string, masked: string): Import[] {
  const specifierAt = (quote_at: number): string =>
    text.slice(quote_at + 1, text.indexOf(text.charAt(quote_at), quote_at + 1));
  const found: Import[] = [];
  for (const match of masked.matchAll(FROM)) {
    const [whole, word, type, names = ''] = match;
    found.push({
      specifier: specifierAt(match.index + whole.length - 1),
      position: match.index,
      kind: word === 'import' ? 'import' : names.trimStart().startsWith('*') ? 'export-star' : 'export',
      is_type: type !== undefined,
    });
  }
  for (const match of masked.matchAll(SIDE_EFFECT)) {
    found.push({
      specifier: specifierAt(match.index + match[0].length - 1),
      position: match.index,
      kind: 'import',
      is_type: false,
    });
  }
  for (const match of masked.matchAll(DYNAMIC)) {
    // `typeof import('x')` and `import('x').Type` in a type position cannot be told apart from here; the first can.
    const is_type = /\btypeof\s+$/.test(masked.slice(0, match.index));
    found.push({
      specifier: specifierAt(match.index + match[0].length - 1),
      position: match.index,
      kind: 'dynamic',
      is_type,
    });
  }
  return found.sort((a, b) => a.position - b.position);
}
