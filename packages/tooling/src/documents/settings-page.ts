/** A setting of the server as `env.ts` declares it. */
interface Setting {
  readonly area: string;
  readonly name: string;
  /** Its doc comment in one line. */
  readonly text: string;
}

const AREA = /^ {2}\/\/ Area: (.+)$/;
const NAME = /^ {2}([A-Z][A-Z0-9_]+): /;
/** A literal that is the last argument of `v.optional(...)`. */
const LITERAL_DEFAULT = /,\s*'([^']*)',?\s*\),?\s*$/;

/**
 * The text of `env.ts` with the settings of files beside it in their place: `...courierSettings` stands for the object of that
 * name. Throws for a name that no file has.
 */
export function joinSettings(env: string, others: readonly string[]): string {
  return env.replaceAll(/^ {2}\.\.\.(\w+),$/gm, (_line, name: string) => {
    const object = new RegExp(`^export const ${name} = \\{\\n([\\s\\S]*?)^\\};$`, 'm');
    const [found] = others.flatMap((text) => object.exec(text)?.[1] ?? []);
    if (found === undefined) throw new Error(`no file has ${name}`);
    return found.trimEnd();
  });
}

function schemaLines(env: string): string[] {
  const [, schema] = /^const schema = v\.object\(\{\n([\s\S]*?)^\}\);$/m.exec(env) ?? [];
  if (schema === undefined) throw new Error('env.ts has no schema of its settings');
  return schema.split('\n');
}

function isComment(line: string): boolean {
  return /^ {2}(\/\*\*| \*)/.test(line);
}

function commentText(lines: readonly string[]): string {
  return lines
    .map((line) => line.replace(/^ *(\/\*\*|\*\/|\*)/, '').replace(/\*\/$/, ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Adds the literal default to the comment. Throws when the page would leave a question open. */
function describe(name: string, comment: string, declaration: string): string {
  const literal = LITERAL_DEFAULT.exec(declaration)?.[1];
  if (!comment.endsWith('.')) throw new Error(`${name} needs a doc comment in sentences`);
  if ((literal === undefined) !== comment.includes('Default: ')) {
    throw new Error(`${name} needs one default: a literal, or "Default: ..." in its doc comment`);
  }
  return literal === undefined ? comment : `${comment} Default: \`${literal}\`.`;
}

/** The settings in the order of `env.ts`. Throws when one has no area, comment or default. */
export function readSettings(env: string): Setting[] {
  const settings: Setting[] = [];
  let area = '';
  let comment: string[] = [];
  const lines = schemaLines(env);
  for (const [index, line] of lines.entries()) {
    area = AREA.exec(line)?.[1] ?? area;
    if (isComment(line)) comment.push(line);
    const name = NAME.exec(line)?.[1];
    if (name === undefined) continue;
    if (area === '') throw new Error(`${name} belongs to no area`);
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((next) => /^ {2}(\/|[A-Z])/.test(next) || next === '');
    const declaration = [line, ...rest.slice(0, end === -1 ? undefined : end)].join('\n');
    settings.push({ area, name, text: describe(name, commentText(comment), declaration) });
    comment = [];
  }
  return settings;
}

const HEAD = `# Settings

The server reads these environment variables once at startup. If a value is invalid, it exits with a message that names the
variable and the reason. An empty value counts as not set.

This page is generated from \`apps/server/src/platform/config/env.ts\` and the files of settings beside it. To change it, edit the comments there and run
\`npm run docs\`.
`;

/** docs/settings.md: one list per area. */
export function settingsPage(env: string): string {
  const settings = readSettings(env);
  const areas = [...new Set(settings.map((setting) => setting.area))];
  const sections = areas.map((area) => {
    const items = settings.filter((setting) => setting.area === area).map(({ name, text }) => `- \`${name}\`: ${text}`);
    return `\n## ${area}\n\n${items.join('\n')}\n`;
  });
  return HEAD + sections.join('');
}
