import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChannelTag } from './channel-tag.tsx';

const shown = (source: string, number: string) => renderToStaticMarkup(<ChannelTag marketplace={{ source, number }} />);

test('an order of a channel has its name and its number there; one of our own checkout has none', () => {
  expect(shown('tiktok', '57782')).toContain('TikTok Shop 57782');
  for (const own of ['checkout', 'manual', 'toString']) expect(shown(own, '1')).toBe('');
});
