import type { PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { anchorOf, type Block } from './block.ts';

/**
 * Markdown as blocks, which are drawn without any HTML of the text's own. Headings of level 2 and 3, paragraphs, lists, tables,
 * quotes, and pictures of screens by their names; throws on anything else, so that a text never loses a part silently.
 */
export function readMarkdown(text: string): Block[] {
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return tree.children.map(blockOf);
}

function blockOf(node: RootContent): Block {
  switch (node.type) {
    case 'heading': {
      if (node.depth !== 2 && node.depth !== 3) throw new Error(`a heading of level ${node.depth}`);
      const heading = inlineOf(node.children);
      return { kind: 'heading', level: node.depth, text: heading, id: anchorOf(heading) };
    }
    case 'paragraph': {
      const [only] = node.children;
      if (only?.type === 'image' && node.children.length === 1)
        return { kind: 'picture', screen: only.url, alt: only.alt ?? '' };
      return { kind: 'paragraph', text: inlineOf(node.children) };
    }
    case 'blockquote':
      return {
        kind: 'note',
        text: node.children
          .map((one) => ('children' in one ? inlineOf(one.children as PhrasingContent[]) : ''))
          .join(' '),
      };
    case 'list':
      return {
        kind: 'list',
        is_ordered: node.ordered === true,
        items: node.children.map(({ children }) =>
          children.map((one) => ('children' in one ? inlineOf(one.children as PhrasingContent[]) : '')).join(' '),
        ),
      };
    case 'table':
      return tableOf(node);
    default:
      throw new Error(`Markdown of the site has no ${node.type}`);
  }
}

function tableOf({ children }: Table): Block {
  const [head, ...rows] = children.map((row) => row.children.map((cell) => inlineOf(cell.children)));
  const columns = head ?? [];
  return { kind: 'table', table: { caption: columns.join(', '), columns, rows: rows.map((cells) => ({ cells })) } };
}

/** The marks that `readInline` reads. */
function inlineOf(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value.replaceAll('\n', ' ');
      if (node.type === 'inlineCode') return `\`${node.value}\``;
      if (node.type === 'strong') return `**${inlineOf(node.children)}**`;
      if (node.type === 'link') return `[${inlineOf(node.children)}](${node.url})`;
      throw new Error(`Markdown of the site has no ${node.type}`);
    })
    .join('');
}
