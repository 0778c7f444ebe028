/** The people of the demo, by the part of their address before the @. */
export type DemoPerson = 'sg' | 'my' | 'ph' | 'id' | 'staff' | 'readonly' | 'postbilling' | 'admin';

/** The password of every person of the demo. */
export const DEMO_PASSWORD = 'Sampan#2026';

export const emailOf = (person: DemoPerson): string => `${person}@demo.sampan.test`;

/** What POST /login answers, as much of it as a page's stored session is made of. */
export interface SignedInPerson {
  readonly token: string;
  readonly user: { readonly id: string } & Readonly<Record<string, unknown>>;
}

/**
 * Signs in over the API, as the sign-in form does.
 *
 * @param url of the server, without a slash at the end
 * @throws Error with the server's answer when it refuses
 */
export async function signInByApi(url: string, email: string, password = DEMO_PASSWORD): Promise<SignedInPerson> {
  const answer = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`);
  const { token, user } = (await answer.json()) as SignedInPerson;
  return { token, user };
}
