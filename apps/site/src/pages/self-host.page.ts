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
    title: 'Self-host Sampan',
    lead: 'One process runs the API, the console, the widgets and, by default, the database. It runs on any Linux machine with 2 GB of memory.',
    blocks: [
      h2('Try it'),
      p('Start a demo with four stores, simulated couriers and a key for each country:'),
      code('sh', 'Terminal', 'npm start'),
      p(
        'The server listens on `http://127.0.0.1:8080`. See demo emails and text messages at [/dev/outbox](/dev/outbox).',
      ),
      h2('In production'),
      steps(
        'Clone to `/opt/sampan` and run `npm run build` there.',
        'Copy the settings file and add your secret and URL. If a setting is invalid, the server exits with a message that names it.',
        'Install and start the systemd unit, then point Caddy at it.',
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
        'Several servers can share one PostgreSQL database. Use the same `DATABASE_URL` and `SAMPAN_SECRET` on each, share the folder `SAMPAN_FILES`, and put them behind a load balancer.',
      ),
      h2('Serve widgets from your own domain'),
      p(
        'Your server serves the widgets at `/sdk/v1/` to any origin. Other sites call it with a publishable key, and you choose the allowed sites in the console.',
      ),
      p(
        'It keeps every version it has served in the folder `SAMPAN_FILES` and serves it at `/sdk/<version>/` from then on. Include the folder in your backup.',
      ),
    ],
  };
}
