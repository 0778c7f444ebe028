import type { SocialProvider } from '@sampan/contract';
import { html } from 'hono/html';
import type { DemoPerson, DemoSocialLogin } from '../../ports/social-login.ts';

/** What the page that asks wants to have back. */
export interface ConsentQuestion {
  state: string;
  nonce: string;
  redirect_uri: string;
}

const NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };
const REMARKS: Record<DemoPerson['role'], string> = {
  new: 'Has no Sampan account yet',
  existing: 'Has a Sampan account with a password',
  unverified: 'Never verified this email',
};

function personButton(person: DemoPerson) {
  const initials = person.name
    .split(' ')
    .map((word) => word[0])
    .slice(0, 2)
    .join('');
  return html`<li>
    <button type="submit" name="person" value="${person.id}">
      <span class="initials" aria-hidden="true">${initials}</span>
      <span class="who">
        <strong>${person.name}</strong>
        <span>${person.email}</span>
        <span class="remark">${REMARKS[person.role]}</span>
      </span>
    </button>
  </li>`;
}

/** The stand-in's page. Everything in it is text: the template escapes. */
export function consentView({ provider, client, people }: DemoSocialLogin, question: ConsentQuestion | null) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Demo provider</title>
        <link rel="stylesheet" href="/dev/social.css" />
      </head>
      <body>
        <main>
          <p class="badge">Demo provider</p>
          ${
            question === null
              ? html`<h1>This page was opened without a question</h1>
                  <p>Begin on the sign-in page and choose a provider there.</p>
                  <p><a href="/auth">Back to sign in</a></p>`
              : html`<h1>Who do you want to sign in as?</h1>
                  <p>
                    This page stands in for ${NAMES[provider]} while no account with ${NAMES[provider]} is configured.
                    Nobody here is real, and no password is asked for.
                  </p>
                  <form method="post" action="/dev/social/${provider}">
                    <input type="hidden" name="client_id" value="${client.client_id}" />
                    <input type="hidden" name="redirect_uri" value="${question.redirect_uri}" />
                    <input type="hidden" name="state" value="${question.state}" />
                    <input type="hidden" name="nonce" value="${question.nonce}" />
                    <ul>
                      ${people.map(personButton)}
                    </ul>
                    <p class="shared">Sampan receives the name and the email of the person you choose.</p>
                    <button class="cancel" type="submit" name="person" value="">Cancel</button>
                  </form>`
          }
        </main>
      </body>
    </html>`;
}
