import { cspPage } from './pages/csp.page.ts';
import { errorsPage } from './pages/errors.page.ts';
import { frameworksPage } from './pages/frameworks.page.ts';
import { selfHostPage } from './pages/self-host.page.ts';
import { startPage } from './pages/start.page.ts';
import { themingPage } from './pages/theming.page.ts';
import { upgradesPage } from './pages/upgrades.page.ts';
import { widgetPage } from './pages/widget.page.ts';
import type { SiteFacts } from './site-facts.ts';
import type { SitePage } from './site-page.ts';

/** Every page of the site, in the order of the navigation. */
export function sitePages(facts: SiteFacts): SitePage[] {
  return [
    startPage(facts),
    ...facts.widgets.map(widgetPage),
    themingPage(facts),
    cspPage(facts),
    frameworksPage(facts),
    errorsPage(),
    upgradesPage(facts),
    selfHostPage(facts),
  ];
}
