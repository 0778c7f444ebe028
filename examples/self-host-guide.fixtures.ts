import { textOf } from './self-host.fixtures.ts';

const ADDRESS = '<address of this repository>';

/** The lines of the shell blocks under a heading of the guide, block by block. */
export function commandsUnder(heading: string): string[] {
  const guide = textOf('README.md');
  const start = guide.indexOf(`\n## ${heading}\n`);
  if (start === -1) throw new Error(`the guide has no section "${heading}"`);
  const section = guide.slice(start + 1).split(/\n## /u)[0] ?? '';
  return [...section.matchAll(/```sh\n([^]*?)```/gu)].map(([, lines = '']) => lines.trim());
}

/** The same with the address that a stranger would put in. */
export const commandsWith = (heading: string, address: string): string[] =>
  commandsUnder(heading).map((lines) => lines.replace(ADDRESS, address));
