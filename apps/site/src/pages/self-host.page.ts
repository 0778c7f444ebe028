import { code, h2, note, p, steps, type Block } from '../blocks/block.ts';
import type { CodeLanguage } from '../blocks/highlight.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { SitePage } from '../site-page.ts';

/** The files of `examples/self-host`, as they lie there. */
const FILES: readonly (readonly [language: CodeLanguage, file: string])[] = [
  ['ini', 'self-host/sampan.service'],
  ['ini', 'self-host/sampan.env.example'],
  ['caddy', 'self-host/Caddyfile'],
];

function filesOf({ examples }: SiteFacts): Block[] {
  return FILES.flatMap(([language, file]) => {
    const text = examples[file];
    return text === undefined ? [] : [code(language, `examples/${file}`, text)];
  });
}

/** `/developers/self-host`: Sampan on one's own machine. */
export function selfHostPage(facts: SiteFacts): SitePage {
  return {
    path: '/developers/self-host',
    name: 'Self-host',
    group: 'Guides',
    title: 'Run it yourself',
    lead: 'One process holds the API, the console, the widgets and, unless you name another, the database. It runs on any Linux machine with 2 GB of memory.',
    blocks: [
      h2('Try it'),
      p('From a clone to a running demo, with four shops, couriers whose parcels move, and a key for each country:'),
      code('sh', 'Terminal', 'npm start'),
      p(
        'It listens on `http://127.0.0.1:8080`. Emails and text messages of the demo are at [/dev/outbox](/dev/outbox).',
      ),
      h2('In production'),
      steps(
        'Clone to `/opt/sampan` and run `npm run build` there.',
        'Copy the settings, put a secret and your address into them. A wrong setting stops the start with a sentence that says which and why.',
        'Copy the unit, start it, and point Caddy at it.',
      ),
      ...filesOf(facts),
      code(
        'sh',
        'Terminal',
        `sudo systemctl enable --now sampan
curl -fsS http://127.0.0.1:8080/api/health`,
      ),
      p(
        'Make the first admin of your installation. The command asks for a password, or sends a link with `--send-link`:',
      ),
      code('sh', 'Terminal', 'npm run sampan -- admin create --email you@ship.example'),
      note(
        'Several servers may share one PostgreSQL: give each the same `DATABASE_URL` and `SAMPAN_SECRET`, and put them behind one address.',
      ),
      h2('The widgets from your own address'),
      p(
        'Your server serves the widgets at `/sdk/v1/` with permission for every page to load them. Pages of other sites call it with a publishable key; which sites those are is decided in the console.',
      ),
    ],
  };
}
