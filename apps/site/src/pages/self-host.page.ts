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
    lead: 'One process runs the API, the console, the widgets and, by default, the database. It runs on Debian 12 or 13, x64 or arm64, with 2 GB of memory and 5 GB of disk.',
    blocks: [
      h2('Try it'),
      p('Start a demo with four stores, simulated couriers and a key for each country:'),
      code('sh', 'Terminal', 'npm start'),
      p(
        'The server listens on `http://127.0.0.1:8080`. See demo emails and text messages at [/dev/outbox](/dev/outbox).',
      ),
      h2('In production'),
      p('On Debian 12 or 13, as root. Put your own domain in the place of `ship.example`:'),
      code(
        'sh',
        'Terminal',
        `apt-get update
apt-get install -y --no-install-recommends ca-certificates git
git clone <address of the repository> /opt/sampan
/opt/sampan/examples/self-host/install.sh ship.example`,
      ),
      steps(
        'The script builds Sampan, writes `/etc/sampan/sampan.env` with a secret of its own, and starts the systemd unit.',
        'Add couriers and a mail server to the settings. If a setting is invalid, the server exits with a message that names it.',
        'Point Caddy at it. Then run `sampan doctor`, which says what is missing.',
      ),
      ...filesOf(facts),
      p(
        'Make the first admin of your installation. The command asks for a password, or sends a link with `--send-link`:',
      ),
      code('sh', 'Terminal', 'sampan admin create --email you@ship.example'),
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
