import type { SourceFile } from './source-file.ts';
import type { Violation } from './violation.ts';

/** What a file may be, after the dot of its name. A new kind of file is a row here and in "Conventions" of the architecture. */
const ROLES = new Set(
  [
    'table repo routes schema status port client mapper events rule seed',
    'mail sms document csv messages markdown',
    'page view element props model part definition store',
    'command stage config index rules d',
    'test suite fixtures bench trust steps row e2e matrix engine dom react',
  ].flatMap((roles) => roles.split(' ')),
);

/** Configuration files are named by the tool that reads them: `vite.console.ts`, `rollup.config.ts`. */
const CONFIGURATION = /\/config\/|\.config\.(?:ts|mjs)$/;

/** Suffixes that once carried a role in the server. */
const HYPHENED_ROLE = /^(?<first>[a-z0-9]+)-(?:.+-)?(?:mail|text|paper|words|repo|table)$/;

/** A verb with its noun is no role: `compose-mail.ts` composes mails. */
const VERBS = new Set(['compose', 'cut', 'draw', 'search', 'shape', 'verify', 'wrap']);

/** A role follows a dot and is one of those listed; in the server no hyphen carries one (`payout.mail.ts`, never `payout-mail.ts`). */
export function checkFileName(file: SourceFile): Violation[] {
  const at = (message: string): Violation => ({ file: file.path, line: 1, rule: 'file name', message });
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  if (!/\.tsx?$/.test(name) || CONFIGURATION.test(file.path)) return [];
  const [noun = '', ...roles] = name.replace(/\.tsx?$/, '').split('.');
  const found = roles
    .filter((role) => !ROLES.has(role))
    .map((role) => at(`".${role}" is no role a file can have; see file-name.rule.ts`));
  const first = HYPHENED_ROLE.exec(noun)?.groups?.['first'];
  if (file.path.startsWith('apps/server/src/') && first !== undefined && !VERBS.has(first)) {
    found.push(at(`"${noun}": a role follows a dot, as in "payout.mail.ts"`));
  }
  return found;
}
