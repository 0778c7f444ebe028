import { execFileSync } from 'node:child_process';
import { transform } from 'lightningcss';
import { transformWithOxc } from 'vite';
import type { SiteFacts } from '../src/site-facts.ts';
import { checkMarkup } from './markup-checker.fixtures.ts';

/** A fenced block of a Markdown text. */
export interface FencedCode {
  readonly language: string;
  readonly code: string;
}

export function fencedCode(markdown: string): FencedCode[] {
  return [...markdown.matchAll(/^```(\w+)\n([^]*?)\n```$/gmu)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
}

const UNIT_LINE = /^(#.*|\[[A-Z]\w+\]|#?[A-Za-z_][\w-]*=.*|)$/u;

/** Compiles or parses one block; throws when it is not what its language says, or names what the widgets do not have. */
export async function checkCode({ language, code }: FencedCode, facts: SiteFacts): Promise<void> {
  switch (language) {
    case 'html':
      return checkMarkup(code, facts);
    case 'js':
    case 'ts':
    case 'tsx':
      return checkScript(code, language, facts);
    case 'vue':
    case 'svelte': {
      const script = /<script[^>]*>([^]*?)<\/script>/u.exec(code)?.[1] ?? '';
      await checkScript(script, 'ts', facts);
      return checkMarkup(
        code.replace(/<script[^>]*>[^]*?<\/script>/u, '').replaceAll(/=\{[^]*?\}(?=[\s>])/gu, '="x"'),
        facts,
      );
    }
    case 'liquid':
      return checkLiquid(code, facts);
    case 'php':
      checkBrackets(code.replaceAll(/'[^']*'|\/\*[^]*?\*\//gu, "''"));
      for (const [tag] of code.matchAll(/<sampan-[^']*<\/sampan-[\w-]+>/gu)) checkMarkup(tag, facts);
      return;
    case 'css':
      transform({ filename: 'page.css', code: Buffer.from(code), errorRecovery: false });
      return;
    case 'json':
      JSON.parse(code);
      return;
    case 'sh':
      execFileSync('bash', ['-n'], { input: code, stdio: 'pipe' });
      return;
    case 'ini': {
      const wrong = code.split('\n').find((line) => !UNIT_LINE.test(line));
      if (wrong !== undefined) throw new Error(`no line of a settings file: ${wrong}`);
      return;
    }
    case 'caddy':
      return checkBrackets(code.replaceAll(/#[^\n]*/gu, ''));
    case 'http':
      if (!/^[\w-]+:(\n {2}[a-z-]+ [^;\n]+;)+\n {2}[a-z-]+ [^;\n]+$/u.test(code)) throw new Error('no policy in lines');
      return;
    default:
      throw new Error(`nobody checks ${language}`);
  }
}

async function checkScript(code: string, lang: 'js' | 'ts' | 'tsx', { widgets }: SiteFacts): Promise<void> {
  const { warnings } = await transformWithOxc(code, `block.${lang}`, { lang });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const entries = new Set([
    '@sampan/widgets/react',
    ...widgets.flatMap(({ entry }) => [`@sampan/widgets/${entry}`, `@sampan/widgets/define/${entry}`]),
  ]);
  for (const [, specifier = ''] of code.matchAll(/(?:from |import |import\()'(@sampan\/[^']+)'/gu))
    if (!entries.has(specifier)) throw new Error(`the package has no entry ${specifier}`);
  const events = new Set(['sampan-loaderror', ...widgets.flatMap((widget) => widget.events.map(({ name }) => name))]);
  for (const [, event = ''] of code.matchAll(/addEventListener\('(sampan-[^']+)'/gu))
    if (!events.has(event)) throw new Error(`no widget tells ${event}`);
}

/** The settings are JSON, and what remains without Liquid is HTML. */
function checkLiquid(code: string, facts: SiteFacts): void {
  const schema = /\{% schema %\}([^]*?)\{% endschema %\}/u.exec(code)?.[1];
  if (schema !== undefined) JSON.parse(schema);
  const rest = code
    .replace(/\{% (schema|stylesheet|comment) %\}[^]*?\{% end\1 %\}/gu, '')
    .replaceAll(/\{%-?[^]*?-?%\}/gu, '')
    .replaceAll(/\{\{[^]*?\}\}/gu, 'x');
  checkMarkup(rest, facts);
}

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

function checkBrackets(code: string): void {
  const open: string[] = [];
  for (const sign of code) {
    if ('([{'.includes(sign)) open.push(sign);
    else if (sign in PAIRS && open.pop() !== PAIRS[sign]) throw new Error(`a ${sign} too many`);
  }
  if (open.length > 0) throw new Error(`a ${open.at(-1)} is not closed`);
}
