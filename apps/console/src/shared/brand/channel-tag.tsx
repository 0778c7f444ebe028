import { ChannelMark } from './channel-mark.tsx';
import { channelName, isStoreSource } from './channel-name.ts';

export interface ChannelTagProps {
  /** Where an order came from, with its number there. */
  marketplace: { source: string; number: string };
}

/** Channel and number of an order that came from a connected store; nothing for parcels that did not. */
export function ChannelTag({ marketplace: { source, number } }: ChannelTagProps) {
  const name = channelName(source);
  if (name === null || !isStoreSource(source)) return null;
  return (
    <span className="c-channel-tag">
      <ChannelMark source={source} size="sm" /> {name} {number}
    </span>
  );
}
