import type { ReactNode } from 'react';
import { InlineView } from '../blocks/inline.view.tsx';
import { SkipLinkView } from './skip-link.view.tsx';
import type { SitePage } from '../site-page.ts';
import { LogoView } from './logo.view.tsx';

/** Addresses of the built script and style sheet. */
export interface PageAssets {
  readonly script: string;
  readonly style: string;
}

const GROUPS: readonly SitePage['group'][] = ['Start', 'Widgets', 'Guides'];

/** A whole document: head, navigation, the page's own content. No script in it, no style in it. */
export function PageView(props: {
  page: Pick<SitePage, 'path' | 'title' | 'lead'>;
  pages: readonly SitePage[];
  assets: PageAssets;
  /** Loads the widgets too. */
  has_widget: boolean;
  children: ReactNode;
}) {
  const { page, pages, assets } = props;
  const title = page.path === '/developers' ? 'Sampan for developers' : `${page.title} · Sampan for developers`;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <meta name="description" content={page.lead} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={assets.style} />
        {props.has_widget ? (
          <>
            <link rel="stylesheet" href="/sdk/v1/sampan.css" />
            <script async src="/sdk/v1/sampan.js" />
          </>
        ) : null}
        <script type="module" src={assets.script} />
      </head>
      <body>
        <SkipLinkView />
        <header className="top">
          <a className="top__home" href="/developers">
            <LogoView />
            <span>
              Sampan <span className="top__part">Developers</span>
            </span>
          </a>
          <nav className="top__links" aria-label="Site">
            <a href="/api/docs">API</a>
            <a href="/home">Console</a>
          </nav>
        </header>
        <details className="menu">
          <summary>{page.title}</summary>
          <NavView path={page.path} pages={pages} label="Pages, small" />
        </details>
        <div className="frame">
          <div className="side">
            <NavView path={page.path} pages={pages} label="Pages" />
          </div>
          <main id="content" className="content" tabIndex={-1}>
            <h1>{page.title}</h1>
            <p className="lead">
              <InlineView text={page.lead} />
            </p>
            {props.children}
          </main>
        </div>
      </body>
    </html>
  );
}

function NavView({ path, pages, label }: { path: string; pages: readonly SitePage[]; label: string }) {
  return (
    <nav aria-label={label}>
      {GROUPS.map((group) => (
        <div key={group} className="nav__group">
          <p className="nav__title">{group}</p>
          <ul>
            {pages
              .filter((page) => page.group === group)
              .map((page) => (
                <li key={page.path}>
                  <a href={page.path} aria-current={page.path === path ? 'page' : undefined}>
                    {page.name}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
