import type { Block } from './block.ts';
import { InlineView } from './inline.view.tsx';

/** One of our own widgets, as any shop has it on its page; its element holds what is read without it. */
export function WidgetView({ widget }: { widget: Extract<Block, { kind: 'widget' }> }) {
  const Tag = widget.tag as 'div';
  return (
    <div className="widget">
      <Tag {...widget.attributes}>
        <p className="widget__instead">
          <InlineView text={widget.instead} />
        </p>
      </Tag>
    </div>
  );
}
