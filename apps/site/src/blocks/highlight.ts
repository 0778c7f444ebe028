/** Languages of the code blocks; several share a way of colouring. */
export type CodeLanguage =
  | 'html'
  | 'vue'
  | 'svelte'
  | 'liquid'
  | 'php'
  | 'ts'
  | 'tsx'
  | 'js'
  | 'json'
  | 'css'
  | 'sh'
  | 'ini'
  | 'caddy'
  | 'http';

export type TokenKind = 'plain' | 'comment' | 'keyword' | 'name' | 'attribute' | 'string';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

type Rule = readonly [TokenKind, RegExp];

const MARKUP: readonly Rule[] = [
  ['comment', /<!--[^]*?-->/y],
  ['keyword', /\{%[^]*?%\}|\{\{[^]*?\}\}|<\?php|\?>/y],
  ['name', /<\/?[a-z][\w-]*|<!doctype[^>]*|(?<!=)\/?>/iy],
  ['string', /(?<==)"[^"]*"/y],
  ['attribute', /[:@\w.-]+(?==")/y],
];
const SCRIPT: readonly Rule[] = [
  ['comment', /\/\/[^\n]*|\/\*[^]*?\*\//y],
  ['string', /'[^'\n]*'|"[^"\n]*"|`[^`]*`/y],
  ['name', /<\/?[A-Za-z][\w-]*(?=[\s/>])|\/>/y],
  [
    'keyword',
    /\b(?:async|await|const|default|else|export|from|function|if|import|interface|let|new|null|return|true|false|type|void)\b/y,
  ],
];
const STYLE: readonly Rule[] = [
  ['comment', /\/\*[^]*?\*\//y],
  ['keyword', /@[\w-]+/y],
  ['attribute', /[\w-]+(?=:\s)/y],
  ['string', /#[\da-f]{3,8}\b|'[^']*'/iy],
];
const SHELL: readonly Rule[] = [
  ['comment', /(?<=^|\n|\s)#[^\n]*/y],
  ['string', /'[^']*'|"[^"]*"/y],
  ['keyword', /\[[A-Z]\w+\]/y],
  ['attribute', /(?<=^|\n)[A-Z]\w*(?==)/y],
];

const RULES: Record<CodeLanguage, readonly Rule[]> = {
  html: MARKUP,
  vue: MARKUP,
  svelte: MARKUP,
  liquid: MARKUP,
  php: MARKUP,
  ts: SCRIPT,
  tsx: SCRIPT,
  js: SCRIPT,
  json: SCRIPT,
  css: STYLE,
  sh: SHELL,
  ini: SHELL,
  caddy: SHELL,
  http: SHELL,
};

/** Cuts code into coloured pieces; together they are the code again, sign for sign. */
export function highlight(code: string, language: CodeLanguage): Token[] {
  const tokens: Token[] = [];
  let plain = '';
  let at = 0;
  const flush = () => {
    if (plain !== '') tokens.push({ kind: 'plain', text: plain });
    plain = '';
  };
  while (at < code.length) {
    const found = firstMatch(code, at, RULES[language]);
    if (found === null) {
      plain += code[at] ?? '';
      at += 1;
    } else {
      flush();
      tokens.push(found);
      at += found.text.length;
    }
  }
  flush();
  return tokens;
}

function firstMatch(code: string, at: number, rules: readonly Rule[]): Token | null {
  // A word is one piece: no rule begins in its middle.
  if (/\w/.test(code[at - 1] ?? '') && /\w/.test(code[at] ?? '')) return null;
  for (const [kind, pattern] of rules) {
    pattern.lastIndex = at;
    const text = pattern.exec(code)?.[0];
    if (text) return { kind, text };
  }
  return null;
}
