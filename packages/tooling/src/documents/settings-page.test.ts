import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../launch/root.mjs';
import { joinSettings, readSettings, settingsPage } from './settings-page.ts';
import { settingsSource } from './settings-source.ts';

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const schemaOf = (...lines: string[]): string => `const schema = v.object({\n  ${lines.join('\n  ')}\n});\n`;

describe('docs/settings.md', () => {
  const env = settingsSource();
  const page = textOf('docs/settings.md');
  const items = page.split('\n').filter((line) => line.startsWith('- '));
  const itemOf = (name: string): string => items.find((item) => item.startsWith(`- \`${name}\`: `)) ?? '';

  it('is what npm run docs writes', () => {
    expect(page).toBe(settingsPage(env));
  });

  it('has an item for every setting of the server, and for nothing else', () => {
    const shown = items.map((item) => /^- `([^`]+)`/.exec(item)?.[1] ?? item);
    const read = [...env.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1] ?? '');
    expect(read).toEqual(expect.arrayContaining(['PORT', 'KARRIO_URL']));
    expect(shown.toSorted()).toEqual(read.toSorted());
  });

  it('gives the defaults of the code', () => {
    const defaults = [...env.matchAll(/^ {2}([A-Z][A-Z0-9_]+): v\.optional\(.*, '([^']+)'\),$/gm)];
    expect(defaults.length).toBeGreaterThan(4);
    for (const [, name = '', value] of defaults) expect(itemOf(name)).toMatch(` Default: \`${value}\`.`);
    expect(items.filter((item) => !item.includes(' Default: '))).toEqual([]);
  });
});

describe('readSettings', () => {
  it('takes area, comment and default, over several lines too', () => {
    const env = schemaOf(
      '// Area: Server',
      '/** The port. */',
      "PORT: v.optional(port, '8080'),",
      '',
      '// Area: Secrets',
      '/**',
      ' * Signs links.',
      ' * Default: none.',
      ' */',
      'SECRET: v.optional(',
      "  v.picklist(['a'], 'must be a'),",
      '),',
      '/** How loud. */',
      'LEVEL: v.optional(',
      "  v.picklist(['a'], 'must be a'),",
      "  'warn',",
      '),',
    );
    expect(readSettings(env)).toEqual([
      { area: 'Server', name: 'PORT', text: 'The port. Default: `8080`.' },
      { area: 'Secrets', name: 'SECRET', text: 'Signs links. Default: none.' },
      { area: 'Secrets', name: 'LEVEL', text: 'How loud. Default: `warn`.' },
    ]);
  });

  it.each([
    ['has no comment', ['// Area: A', "PORT: v.optional(port, '1'),"], /PORT needs a doc comment/],
    ['has no default', ['// Area: A', '/** The port. */', 'PORT: v.optional(port),'], /PORT needs one default/],
    ['has two', ['// Area: A', '/** The port. Default: none. */', "PORT: v.optional(port, '1'),"], /PORT needs one/],
    ['has no area', ['/** The port. */', "PORT: v.optional(port, '1'),"], /PORT belongs to no area/],
  ])('refuses a setting that %s', (_what, lines, message) => {
    expect(() => readSettings(schemaOf(...lines))).toThrow(message);
  });

  it('reads the settings of another file in their place', () => {
    const other =
      'export const others = {\n  // Area: Others\n  /** One. Default: none. */\n  ONE: v.optional(port),\n};\n';
    const env = schemaOf('...others,', '', '// Area: Server', '/** The port. */', "PORT: v.optional(port, '1'),");
    expect(readSettings(joinSettings(env, [other])).map(({ area, name }) => `${area} ${name}`)).toEqual([
      'Others ONE',
      'Server PORT',
    ]);
    expect(() => joinSettings(env, [])).toThrow(/no file has others/);
  });

  it('refuses a file without a schema', () => {
    expect(() => readSettings('const other = 1;')).toThrow(/no schema/);
  });
});
