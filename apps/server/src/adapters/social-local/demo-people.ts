import type { DemoPerson } from '../../ports/social-login.ts';

/** The people the stand-in knows: one for each thing that can become of a sign-in. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    id: 'demo-new',
    name: 'Amelia Goh',
    email: 'amelia.goh@social.sampan.test',
    is_email_verified: true,
    role: 'new',
  },
  {
    id: 'demo-existing',
    name: 'Rachel Tan Hui Min',
    email: 'sg@demo.sampan.test',
    is_email_verified: true,
    role: 'existing',
  },
  {
    id: 'demo-unverified',
    name: 'Farid Osman',
    email: 'farid.osman@social.sampan.test',
    is_email_verified: false,
    role: 'unverified',
  },
];
