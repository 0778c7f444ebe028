import * as v from 'valibot';
import { parse } from 'yaml';
import type { Block } from '../blocks/block.ts';
import { readMarkdown } from '../blocks/read-markdown.ts';

const day = v.pipe(v.string(), v.isoDate());
const source = v.strictObject({ name: v.string(), url: v.pipe(v.string(), v.url()) });

/** What stands above a text of the site between two lines of dashes. */
const frontMatter = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  /** In navigation and lists; the title where it is missing. */
  name: v.optional(v.string()),
  description: v.optional(v.string(), ''),
  /** Texts of the country that follow, by name of their file in `topics`. */
  topics: v.optional(v.array(v.string()), []),
  /** Which services the page's price table shows. */
  prices: v.optional(
    v.picklist(['same-day', 'next-day', 'standard', 'cod', 'cross-border', 'bulky', 'home', 'insured']),
  ),
  /** Only in these countries. */
  countries: v.optional(v.array(v.picklist(['sg', 'my', 'ph', 'id']))),
  widget: v.optional(v.picklist(['calculator', 'tracking'])),
  order: v.optional(v.number(), 0),
  published: v.optional(day),
  updated: day,
  tags: v.optional(v.array(v.string()), []),
  sources: v.optional(v.array(source), []),
});
export type FrontMatter = v.InferOutput<typeof frontMatter>;
export type Source = v.InferOutput<typeof source>;

/** A text of the site: its front matter and its blocks. */
export interface SiteText {
  readonly front: FrontMatter;
  readonly blocks: readonly Block[];
}

const PARTS = /^---\n([^]*?)\n---\n([^]*)$/u;
const read = new Map<string, SiteText>();

/** Reads a Markdown file with front matter. Throws with the file's path on what is not as it has to be. */
export function readText(path: string, text: string): SiteText {
  const known = read.get(text);
  if (known !== undefined) return known;
  const parts = PARTS.exec(text);
  if (parts === null) throw new Error(`${path} has no front matter`);
  const front = v.safeParse(frontMatter, parse(parts[1] ?? '', { schema: 'core' }));
  if (!front.success)
    throw new Error(`${path}: ${front.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ')}`);
  const made = { front: front.output, blocks: readMarkdown(parts[2] ?? '') };
  read.set(text, made);
  return made;
}
