/** Somebody whom the stand-in for Google and Facebook knows. */
export interface SocialPerson {
  /** What the form of the page sends, and the subject of the tokens. */
  id: string;
  name: string;
  email: string;
  is_email_verified: boolean;
  /** What becomes of a sign-in with this person on a fresh demo. */
  role: 'new' | 'existing' | 'unverified';
}

/** Nobody of them exists outside of this demo. */
export const SOCIAL_PEOPLE: readonly SocialPerson[] = [
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

export function socialPersonOf(id: string): SocialPerson | null {
  return SOCIAL_PEOPLE.find((person) => person.id === id) ?? null;
}
