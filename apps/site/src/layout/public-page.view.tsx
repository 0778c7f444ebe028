import { BlocksView } from '../blocks/blocks.view.tsx';
import { InlineView } from '../blocks/inline.view.tsx';
import type { CourierFacts } from '../marketing/rate-facts.ts';
import type { ScreenPicture } from '../site-facts.ts';
import { dayText } from '../marketing/text-library.ts';
import { FooterView, type FootLinks } from './footer.view.tsx';
import { HeaderView } from './header.view.tsx';
import { HomeView } from './home.view.tsx';
import { hasWidget, type PublicPage } from './public-page.ts';
import type { PageAssets } from './page.view.tsx';
import { SOCIAL_SIZE, socialPictureOf } from './social-picture.ts';
import { siteTexts } from './site-texts.ts';
import { SkipLinkView } from './skip-link.view.tsx';
import { SITE_ORIGIN } from './structured-data.ts';

/** A whole public document. Everything is in the HTML; scripts only make it live. */
export function PublicPageView(props: {
  page: PublicPage;
  assets: PageAssets;
  foot: FootLinks;
  /** Of the page's country. */
  couriers: readonly CourierFacts[];
  pictureOf: (screen: string) => ScreenPicture;
}) {
  const { page, assets, foot, couriers, pictureOf } = props;
  return (
    <html lang={page.locale}>
      <PublicHeadView page={page} assets={assets} />
      <body className="public">
        <SkipLinkView text={siteTexts(page.scope.language).skip} />
        <HeaderView scope={page.scope} siblings={page.siblings} />
        <main id="content" tabIndex={-1}>
          {page.is_home && page.blocks[0]?.kind === 'widget' ? (
            <>
              <HomeView page={page} couriers={couriers} />
              <div className="page">
                <SourcesView page={page} />
              </div>
            </>
          ) : (
            <article className="page">
              <CrumbsView page={page} />
              <h1>{page.heading}</h1>
              <p className="lead">
                <InlineView text={page.lead} />
              </p>
              <div className="prose">
                <BlocksView blocks={page.blocks} pictureOf={pictureOf} />
              </div>
              <SourcesView page={page} />
            </article>
          )}
        </main>
        <FooterView scope={page.scope} foot={foot} />
      </body>
    </html>
  );
}

function PublicHeadView({ page, assets }: { page: PublicPage; assets: PageAssets }) {
  const picture = socialPictureOf(page);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.is_indexed ? null : <meta name="robots" content="noindex" />}
      <link rel="canonical" href={SITE_ORIGIN + page.path} />
      {page.siblings.length < 2
        ? null
        : page.siblings.map(({ locale, path }) => (
            <link
              key={locale}
              rel="alternate"
              hrefLang={locale === 'en' ? 'x-default' : locale}
              href={SITE_ORIGIN + path}
            />
          ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Sampan" />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={SITE_ORIGIN + page.path} />
      <meta property="og:image" content={`${SITE_ORIGIN}/site/${picture.file}`} />
      <meta property="og:image:width" content={String(SOCIAL_SIZE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_SIZE.height)} />
      <meta property="og:image:alt" content={`Sampan: ${picture.heading}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <link
        rel="alternate"
        type="application/atom+xml"
        title="Sampan blog"
        href={`${page.scope.country === null ? '' : `/${page.scope.id}`}/blog/feed.xml`}
      />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href={assets.style} />
      {hasWidget(page) ? (
        <>
          <link rel="stylesheet" href="/sdk/v1/sampan.css" />
          <script async src="/sdk/v1/sampan.js" />
        </>
      ) : null}
      <script type="module" src={assets.script} />
    </head>
  );
}

function CrumbsView({ page }: { page: PublicPage }) {
  if (page.crumbs.length === 0) return null;
  return (
    <nav className="crumbs" aria-label={siteTexts(page.scope.language).crumbs}>
      <ol>
        {page.crumbs.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Texts of others and notices have no figures of ours; a price list says beside itself where it is from. */
const NO_FIGURES: ReadonlySet<string> = new Set(['notice', 'terms', 'changelog', 'trust']);

function SourcesView({ page }: { page: PublicPage }) {
  const t = siteTexts(page.scope.language);
  return (
    <aside className="sources" aria-label={t.sources}>
      {page.sources.length === 0 ? null : (
        <>
          <p className="sources__title">{t.sources}</p>
          <ul>
            {page.sources.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {NO_FIGURES.has(page.kind) ? null : <p>{t.own_figures}</p>}
      {page.kind === 'notice' ? null : (
        <p>
          {t.written_on} <time dateTime={page.updated}>{dayText(page.updated, page.scope.language)}</time>
        </p>
      )}
    </aside>
  );
}
