import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../launch/root.mjs';

/** A page of the documentation. */
export interface Page {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

const PAGES = ['README.md', 'docs/**/*.md', '{packages,apps}/*/README.md', 'apps/server/data/**/README.md'];
const NOT_OURS = /(^|\/)(node_modules|dist)\//;

/** Every page a reader may be sent to. */
export function readPages(root = ROOT): Page[] {
  const paths = globSync(PAGES, { cwd: root }).filter((path) => !NOT_OURS.test(path));
  return paths.sort().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** `apps/server/src/platform/config/env.ts` or a folder such as `apps/server/data/rates`; patterns with a star are no path. */
const PATH = /^(apps|packages|docs|examples)\/[\w./-]+$/;
/** `pricing.ts`: a file named where the sentence has already said which folder. `x.table.ts` stands for any. */
const FILE_NAME = /^(?!x[.-])[\w-][\w.-]*\.(ts|tsx|mjs|sql|csv)$/;

function codesOf(text: string): string[] {
  const without_blocks = text.replaceAll(/^```[\s\S]*?^```$/gm, '');
  return [...without_blocks.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
}

function linksOf(text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
  return targets.filter((target) => !/^https?:/.test(target));
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  const headings = text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isDangling(link: string, page: Page, root: string): boolean {
  const [target = '', anchor] = link.split('#');
  const path = join(root, target === '' ? page.path : join(dirname(page.path), target));
  if (target !== '' && !existsSync(path)) return true;
  if (anchor === undefined) return false;
  return !anchorsOf(target === '' ? page.text : readFileSync(path, 'utf8')).includes(anchor);
}

/** What a page names that is not there: paths in code marks, file names without a folder, relative links, headings. */
export function danglingNames(page: Page, file_names: ReadonlySet<string>, root = ROOT): string[] {
  const codes = codesOf(page.text);
  return [
    ...codes.filter((code) => PATH.test(code) && !existsSync(join(root, code))),
    ...codes.filter((code) => FILE_NAME.test(code) && !file_names.has(code)),
    ...linksOf(page.text).filter((link) => isDangling(link, page, root)),
  ];
}

/** Names of all files of the workspace, without their folders. */
export function fileNames(root = ROOT): Set<string> {
  const paths = globSync('{packages,apps}/**/*.{ts,tsx,mjs,sql,csv}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  return new Set(paths.map((path) => path.slice(path.lastIndexOf('/') + 1)));
}

function sectionOf(text: string, heading: string): string {
  return text.split(/^#{2,3} /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
}

/** The items of the lists below a heading of level 2 or 3, each in one line. */
export function itemsUnder(text: string, heading: string): string[] {
  const items = sectionOf(text, heading).matchAll(/^- .*(?:\n {2}.*)*/gm);
  return [...items].map(([item]) => item.slice(2).replaceAll(/\n */g, ' '));
}

/** The items below "Find the code": what is asked, and the first path of its answer. */
export function questionsIn(text: string): { question: string; path: string | null }[] {
  const chapter = text.split(/^## /m).find((part) => part.startsWith('Find the code\n')) ?? '';
  return [...chapter.matchAll(/^- ([^:`]+)(.*)$/gm)].map(([, question = '', answer = '']) => ({
    question,
    path: /`((?:apps|packages)\/[^`]+)`/.exec(answer)?.[1] ?? null,
  }));
}

/** The rows of the table below a heading of level 2 or 3: its cells, without code marks' own spaces. */
export function tableUnder(text: string, heading: string): string[][] {
  const rows = sectionOf(text, heading)
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
