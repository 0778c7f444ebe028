import { html } from 'hono/html';
import type { listOutbox } from './list-outbox.ts';

type OutboxList = Awaited<ReturnType<typeof listOutbox>>;
type Message = OutboxList['records'][number];

const STATE_WORDS = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' } as const;
const WEB_ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/u;

/** Text with its web addresses as links. */
function linked(text: string) {
  return text.split(WEB_ADDRESS).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}

function messageView(message: Message) {
  const time = new Date(message.created_at * 1000).toISOString().replace('T', ' ').slice(0, 19);
  return html`<article>
    <h2>${message.subject === '' ? 'Text message' : message.subject}</h2>
    <p class="facts">
      <span>${message.channel === 'sms' ? 'Text message' : 'Email'} to ${message.to}</span>
      <span>${time} UTC</span>
      <span>${STATE_WORDS[message.state]}${message.failure ? ` (${message.failure})` : ''}</span>
    </p>
    <pre>${linked(message.text)}</pre>
    ${message.html === null ? '' : html`<a href="/dev/outbox/${message.id}">Preview email</a>`}
  </article> `;
}

function pageLink(label: string, to: string, page: number) {
  const query = new URLSearchParams({ ...(to ? { to } : {}), page: String(page) }).toString();
  return html`<a href="/dev/outbox?${query}">${label}</a>`;
}

/** The page of the outbox. Everything in it is text: the template escapes. */
export function outboxView(list: OutboxList & { to: string }) {
  const nothing = list.to === '' ? 'No messages yet.' : `Nothing was sent to ${list.to}.`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Outbox · Sampan</title>
        <link rel="stylesheet" href="/dev/outbox.css" />
      </head>
      <body>
        <header>
          <h1>Outbox</h1>
          <p>
            Emails and text messages sent by this demo, newest first. Nothing leaves this machine unless you set up a
            mail server.
          </p>
          <form method="get" action="/dev/outbox" role="search">
            <label>Recipient's email or phone <input name="to" value="${list.to}" autocomplete="off" /></label>
            <button type="submit">Show</button>
          </form>
        </header>
        <main>
          ${list.records.length === 0 ? html`<p class="nothing">${nothing}</p>` : list.records.map(messageView)}
        </main>
        <nav aria-label="Pages">
          ${list.page > 1 ? pageLink('Newer', list.to, list.page - 1) : html`<span></span>`}
          ${list.page * list.per_page < list.total ? pageLink('Older', list.to, list.page + 1) : ''}
        </nav>
      </body>
    </html>`;
}
