import type { PageViewSettings, SocialLinks, ThirdParties } from '@sampan/contract';
import type { Chat, ChatHosts } from '../../ports/chat.ts';
import type { Env } from '../config/env.ts';

const PAGE_VIEW_URLS = { plausible: 'https://plausible.io', umami: 'https://cloud.umami.is' } as const;

/** Services besides ours, as pages and their policies need them. */
export interface OutsideServices {
  /** Goes into the head of every page: what the page's script may speak to. Empty by default, and the pages are as built. */
  readonly head: string;
  /** Links in the foot of the public site, by country as HTML. */
  readonly social: Readonly<Record<string, string>>;
  /** Origins a page may call. */
  readonly connect: readonly string[];
  /** The policy of the frame with the chat; null where there is none, and the frame does not exist. */
  readonly chat_policy: string | null;
}

export const NO_SERVICES: OutsideServices = { head: '', social: {}, connect: [], chat_policy: null };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function pageViewsOf(env: Env): PageViewSettings | null {
  const { SAMPAN_PAGE_VIEWS: provider, SAMPAN_PAGE_VIEWS_SITE: site } = env;
  if (provider === undefined || site === undefined) return null;
  return { provider, site, url: new URL(env.SAMPAN_PAGE_VIEWS_URL ?? PAGE_VIEW_URLS[provider]).origin };
}

/**
 * What the frame of the chat may do: load the service's script from its hosts, in our pages alone. Chat services style what
 * they draw with inline styles, so this one page allows them; it holds nothing of ours but the script that starts the chat.
 */
function chatPolicyOf({ script, connect, frame, image, font, media }: ChatHosts): string {
  const from = (name: string, hosts: readonly string[]) => [name, ...hosts].join(' ');
  return [
    "default-src 'none'",
    from("script-src 'self'", script),
    "style-src 'self' 'unsafe-inline'",
    from("img-src 'self' data: blob:", image),
    from('connect-src', connect),
    from('font-src data:', font),
    from('frame-src', frame),
    from('media-src', media),
    "frame-ancestors 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** What stands behind the mail address in the foot of a country's pages. */
function socialOf(links: SocialLinks = {}): string {
  return Object.entries(links)
    .map(([name, url]) => ` · <a href="${escaped(url)}" rel="noopener me">${escaped(name)}</a>`)
    .join('');
}

/** What the settings switch on. */
export function outsideServicesOf(env: Env, chat: Chat | null): OutsideServices {
  const page_views = pageViewsOf(env);
  const social_links = env.SAMPAN_SOCIAL_LINKS;
  const social = Object.entries(social_links).map(([country, links]) => [country, socialOf(links)] as const);
  if (page_views === null && chat === null && social.length === 0) return NO_SERVICES;
  const named: ThirdParties = { page_views, chat: chat?.settings ?? null, social_links };
  return {
    head: `<meta name="sampan-third-parties" content="${escaped(JSON.stringify(named))}" />`,
    social: Object.fromEntries(social),
    connect: page_views === null ? [] : [page_views.url],
    chat_policy: chat === null ? null : chatPolicyOf(chat.hosts),
  };
}
