import type { Block } from '../blocks/block.ts';
import { BlocksView } from '../blocks/blocks.view.tsx';
import { InlineView } from '../blocks/inline.view.tsx';
import type { CourierFacts } from '../marketing/rate-facts.ts';
import type { Scope } from '../marketing/scope.ts';
import { fill, siteTexts } from './site-texts.ts';
import type { PublicPage } from './public-page.ts';

/** A country's home: headline beside the working calculator, the couriers it compares, then one band for each heading. */
export function HomeView({ page, couriers }: { page: PublicPage; couriers: readonly CourierFacts[] }) {
  const t = siteTexts(page.scope.language);
  const [calculator, ...rest] = page.blocks;
  return (
    <>
      <section className="hero">
        <div className="hero__inner">
          <div>
            <p className="hero__for">{fill(t.for_shops, { place: page.scope.name })}</p>
            <h1>{page.heading}</h1>
            <p className="lead">
              <InlineView text={page.lead} />
            </p>
            <p className="hero__acts">
              <a className="act act--main" href="/auth/register">
                {t.start_free}
              </a>
              <a className="act" href={`${page.scope.base}/services`}>
                {t.see_services}
              </a>
            </p>
          </div>
          <div className="hero__card">
            <h2 className="hero__question">{t.question}</h2>
            {calculator === undefined ? null : <BlocksView blocks={[calculator]} />}
          </div>
        </div>
      </section>
      <CourierStripView couriers={couriers} scope={page.scope} />
      {sectionsOf(rest).map((blocks, at) => (
        <section key={at} className="band">
          <div className="band__inner prose">
            <BlocksView blocks={blocks} />
          </div>
        </section>
      ))}
    </>
  );
}

function CourierStripView({ couriers, scope }: { couriers: readonly CourierFacts[]; scope: Scope }) {
  return (
    <ul className="strip" aria-label={siteTexts(scope.language).couriers}>
      {couriers.map(({ alias, name, image_url }) => (
        <li key={alias}>
          <a href={`/${scope.id}/partners/${alias}`}>
            <img src={image_url} alt="" width="32" height="32" loading="lazy" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Each main heading with what follows it. */
function sectionsOf(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (last === undefined || (block.kind === 'heading' && block.level === 2)) sections.push([block]);
    else last.push(block);
  }
  return sections;
}
