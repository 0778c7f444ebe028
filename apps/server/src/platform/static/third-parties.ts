import type { ThirdParties } from '@sampan/contract';
import type { Env } from '../config/env.ts';

const PAGE_VIEW_URLS = { plausible: 'https://plausible.io', umami: 'https://cloud.umami.is' } as const;

/** Services besides ours, as pages and their policies need them. */
export interface OutsideServices {
  /** Goes into the head of every page: what the page's script may speak to. Empty by default, and the pages are as built. */
  readonly head: string;
  /** Origins a page may call. */
  readonly connect: readonly string[];
}

export const NO_SERVICES: OutsideServices = { head: '', connect: [] };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What the settings switch on. */
export function outsideServicesOf(env: Env): OutsideServices {
  const { SAMPAN_PAGE_VIEWS: provider, SAMPAN_PAGE_VIEWS_SITE: site } = env;
  if (provider === undefined || site === undefined) return NO_SERVICES;
  const url = new URL(env.SAMPAN_PAGE_VIEWS_URL ?? PAGE_VIEW_URLS[provider]).origin;
  const named: ThirdParties = { page_views: { provider, site, url } };
  return {
    head: `<meta name="sampan-third-parties" content="${escaped(JSON.stringify(named))}" />`,
    connect: [url],
  };
}
