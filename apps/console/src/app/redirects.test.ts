import { describe, expect, it } from 'vitest';
import { safeNextPath } from './redirects.ts';

describe('where signing in leads (spec section 2, Redirect rules)', () => {
  it.each(['/orders/pick-up', '/orders/new?search=tan&order=1', '/settings#addresses'])(
    'follows our own path %s',
    (path) => {
      expect(safeNextPath(path)).toBe(path);
    },
  );

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', 'orders/new', ''])(
    'does not follow %s',
    (path) => {
      expect(safeNextPath(path)).toBeNull();
    },
  );

  it('does not lead back to where it came from', () => {
    expect(safeNextPath('/auth')).toBeNull();
    expect(safeNextPath('/auth/register?next=/home')).toBeNull();
    expect(safeNextPath('/authors')).toBe('/authors');
  });
});
