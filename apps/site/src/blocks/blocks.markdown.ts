import type { Block, TableData } from './block.ts';

/** A page's blocks as Markdown, for `llms-full.txt`; links become whole addresses of `origin`. */
export function markdownOf(blocks: readonly Block[], origin: string): string {
  return blocks
    .map((block) => blockText(block, origin))
    .filter((text) => text !== '')
    .join('\n\n');
}

function blockText(block: Block, origin: string): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level + 1)} ${block.text}`;
    case 'paragraph':
      return wholeLinks(block.text, origin);
    case 'note':
      return `> ${wholeLinks(block.text, origin)}`;
    case 'list':
      return block.items
        .map((item, index) => `${block.is_ordered ? `${index + 1}.` : '-'} ${wholeLinks(item, origin)}`)
        .join('\n');
    case 'code':
      return `${block.title}:\n\n\`\`\`${block.language}\n${block.code}\n\`\`\``;
    case 'table':
      return tableText(block.table, origin);
    case 'cards':
      return block.cards.map((card) => `- [${card.title}](${origin}${card.url}): ${card.text}`).join('\n');
    case 'picture':
    case 'playground':
    case 'health':
      return '';
    case 'widget':
      return wholeLinks(block.instead, origin);
  }
}

const wholeLinks = (text: string, origin: string): string => text.replaceAll(/\]\(\//gu, `](${origin}/`);

function tableText({ columns, rows }: TableData, origin: string): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => wholeLinks(cell, origin).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(({ cells }) => line(cells))].join('\n');
}
