import type { ScreenPicture } from '../site-facts.ts';
import type { Block } from './block.ts';
import { CodeView } from './code.view.tsx';
import { InlineView } from './inline.view.tsx';
import { TableView } from './table.view.tsx';
import type { ReactNode } from 'react';
import { WidgetView } from './widget.view.tsx';

/** Draws a page's blocks; a playground is drawn by the page it stands on. */
export function BlocksView({
  blocks,
  ...drawn
}: {
  blocks: readonly Block[];
  /** For pages that have one. */
  drawPlayground?: (tag: string) => ReactNode;
  /** For pages that show screens. */
  pictureOf?: (screen: string) => ScreenPicture;
}) {
  return blocks.map((block, index) => <BlockView key={index} block={block} {...drawn} />);
}

function BlockView({
  block,
  drawPlayground,
  pictureOf,
}: {
  block: Block;
  drawPlayground?: ((tag: string) => ReactNode) | undefined;
  pictureOf?: ((screen: string) => ScreenPicture) | undefined;
}) {
  switch (block.kind) {
    case 'heading':
      return <HeadingView {...block} />;
    case 'paragraph':
      return (
        <p>
          <InlineView text={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className="note">
          <InlineView text={block.text} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item) => (
        <li key={item}>
          <InlineView text={item} />
        </li>
      ));
      return block.is_ordered ? <ol className="list">{items}</ol> : <ul className="list">{items}</ul>;
    }
    case 'code':
      return <CodeView language={block.language} title={block.title} code={block.code} />;
    case 'table':
      return <TableView table={block.table} />;
    case 'cards':
      return (
        <ul className="cards">
          {block.cards.map((card) => (
            <li key={card.url} className="card">
              <a className="card__title" href={card.url}>
                {card.title}
              </a>
              <p>{card.text}</p>
            </li>
          ))}
        </ul>
      );
    case 'picture': {
      const picture = pictureOf?.(block.screen);
      if (picture === undefined) throw new Error(`this page shows no pictures, not ${block.screen} either`);
      const { url, width, height, phone } = picture;
      return (
        <picture>
          <source media="(max-width: 40rem)" srcSet={phone.url} width={phone.width} height={phone.height} />
          <img className="screen" src={url} width={width} height={height} alt={block.alt} loading="lazy" />
        </picture>
      );
    }
    case 'playground':
      return drawPlayground?.(block.tag);
    case 'health':
      return (
        <p className="note" role="status" data-health={block.url}>
          With JavaScript your browser asks here whether the service answers. Without it, open the{' '}
          <a href={block.url}>health check</a> yourself.
        </p>
      );
    case 'widget':
      return <WidgetView widget={block} />;
  }
}

function HeadingView({ level, text, id }: { level: 2 | 3; text: string; id: string }) {
  const Tag = level === 2 ? 'h2' : 'h3';
  return (
    <Tag id={id}>
      <a className="anchor" href={`#${id}`}>
        {text}
      </a>
    </Tag>
  );
}
