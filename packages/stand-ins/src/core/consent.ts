import type { Answer, Call } from './call.ts';
import { escape, htmlPage } from './html.ts';
import type { Shop } from './shop.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f5f7;color:#1c2733}main{max-width:26rem;margin:10vh auto;padding:2rem;background:#fff;border:1px solid #d5dae0;border-radius:12px}a{display:block;padding:.75rem 1rem;border-radius:8px;text-align:center;text-decoration:none;margin-top:.75rem}.allow{background:#14532d;color:#fff}.cancel{border:1px solid #8894a3;color:#1c2733}';

/**
 * The page on which a merchant allows or refuses. All answers are plain links: it needs no script. `others` are the merchant's
 * further shops, where the channel asks which one is meant.
 */
export function consentPage(page: {
  channel: string;
  shop: string;
  allow_url: string;
  cancel_url: string;
  others?: readonly { shop: string; url: string }[];
}): Answer {
  const others = (page.others ?? []).map(
    ({ shop, url }) => `<a class="cancel" href="${escape(url)}">Use ${escape(shop)} instead</a>`,
  );
  return htmlPage({
    title: `${page.channel} (demo)`,
    style: STYLE,
    body: `<main><h1>Connect ${escape(page.shop)}?</h1><p>This page stands in for ${escape(page.channel)}. The store and its orders are made up.</p><p>Sampan will read orders and report shipments.</p><a class="allow" href="${escape(page.allow_url)}">Allow</a><a class="cancel" href="${escape(page.cancel_url)}">Cancel</a>${others.join('')}</main>`,
  });
}

/** An address with parameters added to those it has. */
export function withQuery(url: string, parameters: Readonly<Record<string, string>>): string {
  const made = new URL(url);
  for (const [key, value] of Object.entries(parameters)) made.searchParams.set(key, value);
  return made.href;
}

/** The merchant's other shops, each as a link to the same question about it. */
export function otherShops({ base_url, path, query }: Call, shops: Iterable<Shop>, chosen: Shop) {
  return [...shops]
    .filter((shop) => shop !== chosen)
    .map(({ id, name }) => ({ shop: name, url: withQuery(`${base_url}${path}`, { ...query, as: id }) }));
}
