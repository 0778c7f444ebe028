import { useDemo } from '@sampan/testing/demo';
import { describe } from 'vitest';
import { CHANNELS } from './store-journey.fixtures.ts';
import { walkStore } from './store-journey.suite.ts';

describe.each([375, 1280])('a merchant sells on each channel at %i px (channels C7, C9, C13)', (width) => {
  // Shops that nobody has sold in: what a journey before left open would be bought by the next.
  const demo = useDemo({ own: true });
  for (const channel of CHANNELS) walkStore(demo, channel, width);
});
