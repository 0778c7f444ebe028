import type { ChatSettings, PageViewSettings, ThirdParties } from '@sampan/contract';
import { isRecord } from '../storage/storage.port.ts';

const NONE: ThirdParties = { page_views: null, chat: null, social_links: {} };

function readPageViews(value: unknown): PageViewSettings | null {
  if (!isRecord(value)) return null;
  const { provider, site, url } = value;
  if (provider !== 'plausible' && provider !== 'umami') return null;
  return typeof site === 'string' && typeof url === 'string' ? { provider, site, url } : null;
}

function readChat(value: unknown): ChatSettings | null {
  if (!isRecord(value)) return null;
  const { provider, site, url } = value;
  if (provider !== 'crisp' && provider !== 'intercom' && provider !== 'chatwoot') return null;
  return typeof site === 'string' && typeof url === 'string' ? { provider, site, url } : null;
}

/** What the server wrote into the page; a page without it, or with something else, speaks to nobody. */
export function readThirdParties(content: string | null): ThirdParties {
  if (content === null) return NONE;
  try {
    const value: unknown = JSON.parse(content);
    if (!isRecord(value)) return NONE;
    const { page_views, chat, social_links } = value;
    return {
      page_views: readPageViews(page_views),
      chat: readChat(chat),
      social_links: isRecord(social_links) ? (social_links as ThirdParties['social_links']) : {},
    };
  } catch {
    return NONE;
  }
}
