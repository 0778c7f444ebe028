import type { PageViewSettings, ThirdParties } from '@sampan/contract';
import { isRecord } from '../storage/storage.port.ts';

const NONE: ThirdParties = { page_views: null };

function readPageViews(value: unknown): PageViewSettings | null {
  if (!isRecord(value)) return null;
  const { provider, site, url } = value;
  if (provider !== 'plausible' && provider !== 'umami') return null;
  return typeof site === 'string' && typeof url === 'string' ? { provider, site, url } : null;
}

/** What the server wrote into the page; a page without it, or with something else, speaks to nobody. */
export function readThirdParties(content: string | null): ThirdParties {
  if (content === null) return NONE;
  try {
    const value: unknown = JSON.parse(content);
    return isRecord(value) ? { page_views: readPageViews(value['page_views']) } : NONE;
  } catch {
    return NONE;
  }
}
