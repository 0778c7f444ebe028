import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlocksView } from './blocks/blocks.view.tsx';
import { ChatFrameView } from './layout/chat-frame.view.tsx';
import { PageView, type PageAssets } from './layout/page.view.tsx';
import { llmsFullText, llmsText } from './llms.ts';
import { sitePages } from './pages.ts';
import { PlaygroundView } from './playground/playground.view.tsx';
import type { SocialPicture } from './layout/social-picture.ts';
import { renderPublicSite } from './public-site.tsx';
import type { SiteFacts } from './site-facts.ts';

const MISSING = {
  path: '/developers/404',
  title: 'This page does not exist',
  lead: 'It may have moved. Everything there is stands in the navigation; [start here](/developers).',
};

/** Script and style sheet of each kind of page. */
export type SiteAssets = Readonly<Record<'developers' | 'visitors' | 'chat', PageAssets>>;

/** The whole site as files, path in the folder to content, and the words of pictures that are drawn beside them. Pure: the same facts give the same bytes. */
export function renderSite(
  facts: SiteFacts,
  { developers: assets, visitors: public_assets, chat }: SiteAssets,
): { files: Map<string, string>; pictures: SocialPicture[] } {
  const pages = sitePages(facts);
  const draw = (page: Parameters<typeof PageView>[0]['page'], has_widget: boolean, content: ReactNode): string =>
    `<!doctype html>${renderToStaticMarkup(
      <PageView page={page} pages={pages} assets={assets} has_widget={has_widget}>
        {content}
      </PageView>,
    )}\n`;
  const drawPlayground = (tag: string) => {
    const widget = facts.widgets.find((one) => one.tag === tag);
    return widget ? <PlaygroundView widget={widget} /> : null;
  };
  const visitors = renderPublicSite(facts, public_assets);
  const files = new Map([
    ...pages.map((page): [string, string] => [
      `${page.path.slice(1)}/index.html`,
      draw(
        page,
        page.blocks.some(({ kind }) => kind === 'playground'),
        <BlocksView blocks={page.blocks} drawPlayground={drawPlayground} />,
      ),
    ]),
    ['developers/404.html', draw(MISSING, false, null)],
    ['chat-frame.html', `<!doctype html>${renderToStaticMarkup(<ChatFrameView assets={chat} />)}\n`],
    ...visitors.files,
    ['llms.txt', llmsText(pages, visitors.pages)],
    ['llms-full.txt', llmsFullText(pages)],
  ]);
  return { files, pictures: visitors.pictures };
}
