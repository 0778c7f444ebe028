import { p } from '../blocks/block.ts';
import { page as messages } from '@sampan/messages/en/page';
import { EVERYWHERE } from '../marketing/scope.ts';
import type { PublicPage } from './public-page.ts';

/** Spec 2: /404 with its message and the way to /sg. */
export function noticePages(): PublicPage[] {
  return [
    {
      path: '/404',
      scope: EVERYWHERE,
      locale: 'en',
      kind: 'notice',
      title: '404 · Sampan',
      description: 'This address has no page. It may have moved, or it was typed with a mistake.',
      heading: messages['page.not_found'],
      lead: 'This address has no page. It may have moved, or it was typed with a mistake.',
      blocks: [p(`[${messages['page.back_home']}](/sg)`)],
      crumbs: [],
      sources: [],
      updated: '2026-11-25',
      siblings: [],
      structured: [],
      is_indexed: false,
      is_home: false,
    },
  ];
}
