import { useDemo } from '@sampan/testing/demo';
import { describe } from 'vitest';
import { CHANNELS } from './store-journey.fixtures.ts';
import { walkStore } from './store-journey.suite.ts';

const demo = useDemo();

describe('a merchant sells on a channel (channels C7, C9, C13)', () => {
  for (const channel of CHANNELS) if (channel.source === 'shopify') walkStore(demo, channel, 375);
});
