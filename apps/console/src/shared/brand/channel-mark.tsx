import type { StoreSource } from '@sampan/contract';
import { classNames, Icon, iconPlug } from '@sampan/ui';
import './channel-mark.css';

/** Channels appear as text: these stand where a logo would (look-v2). */
const MARKS: Readonly<Record<StoreSource, string | null>> = {
  shopify: 'S',
  woocommerce: 'W',
  lazada: 'L',
  shopee: 'Sh',
  tiktok: 'T',
  manual: null,
};

export interface ChannelMarkProps {
  source: StoreSource;
  size?: 'sm' | 'md' | 'lg';
}

/** One or two letters of a channel; its name stands beside it or in a title, so screen readers skip the letters. */
export function ChannelMark({ source, size = 'md' }: ChannelMarkProps) {
  return (
    <span className={classNames('c-channel-mark', `c-channel-mark--${size}`)} aria-hidden="true">
      {MARKS[source] ?? <Icon shape={iconPlug} size={size === 'lg' ? 20 : 14} />}
    </span>
  );
}
