import type { SiteFacts } from '../src/site-facts.ts';

const VOID = new Set(['meta', 'link', 'br', 'img', 'input', 'hr']);
/** Elements whose content is not markup. */
const RAW = new Set(['script', 'style', 'title']);
const PIECE =
  /<!--[^]*?-->|<!doctype html>|<\/([a-z][\w-]*)\s*>|<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*"[^"]*")?)*)\s*(\/?)>/giu;
/** Attributes of any element that the examples put on a widget. */
const COMMON = /^(class|id|style|slot|hidden|[@:].*|on[\w-]+)$/u;

/**
 * Reads HTML more strictly than a browser: every element is closed in order, every attribute is quoted and stands once, no `<` is
 * left over; and a `sampan-` tag and each of its attributes must be ours.
 */
export function checkMarkup(html: string, { widgets }: SiteFacts): void {
  const open: string[] = [];
  let end = 0;
  PIECE.lastIndex = 0;
  for (let match = PIECE.exec(html); match !== null; match = PIECE.exec(html)) {
    refuseLeftOver(html.slice(end, match.index));
    const [, closing, opening, attributes = '', slash] = match;
    if (closing !== undefined && open.pop() !== closing) throw new Error(`</${closing}> closes nothing`);
    if (opening !== undefined) {
      checkAttributes(opening, attributes, widgets);
      if (!VOID.has(opening) && slash === '') open.push(opening);
      if (RAW.has(opening)) PIECE.lastIndex = endOfRaw(html, opening, PIECE.lastIndex);
    }
    end = PIECE.lastIndex;
  }
  refuseLeftOver(html.slice(end));
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is not closed`);
}

function refuseLeftOver(text: string): void {
  if (text.includes('<')) throw new Error(`no HTML: ${text.trim().slice(0, 60)}`);
}

function endOfRaw(html: string, tag: string, from: number): number {
  const at = html.indexOf(`</${tag}>`, from);
  if (at === -1) throw new Error(`<${tag}> is not closed`);
  return at;
}

function checkAttributes(tag: string, text: string, widgets: SiteFacts['widgets']): void {
  const names = [...text.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*"[^"]*")?/gu)].map(([, name = '']) => name);
  if (new Set(names).size !== names.length) throw new Error(`<${tag}> has an attribute twice`);
  if (!tag.startsWith('sampan-')) return;
  const widget = widgets.find((one) => one.tag === tag);
  if (widget === undefined) throw new Error(`<${tag}> is no widget`);
  const known = new Set(widget.attributes.map(({ name }) => name));
  const strange = names.find((name) => !known.has(name) && !COMMON.test(name));
  if (strange !== undefined) throw new Error(`<${tag}> has no attribute ${strange}`);
}
