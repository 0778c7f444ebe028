import { lazyRouteComponent } from '@tanstack/react-router';
import type { Section } from '../../shared/locale/load-section.ts';
import { needMessages } from '../../shared/locale/locale.tsx';

/**
 * A page that is fetched when it is needed, together with the messages of its section. The build reads these calls to know
 * which messages a section has, so the section and the import are written in the call itself.
 */
export function lazyPage<Module extends Record<string, unknown>, Name extends string & keyof Module>(
  section: Section,
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(async () => {
    const [page] = await Promise.all([load(), needMessages(section)]);
    return page;
  }, name);
}
