import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The rules of the console's web font, as its build wrote them: the files are there under names that never change what they
 * hold. '' before it was built, and pages keep the system's font.
 */
export function fontFaces(folder: string): string {
  if (!existsSync(folder)) return '';
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .toSorted()) {
    const faces = readFileSync(join(folder, name), 'utf8').match(/@font-face\s*\{[^}]*Inter[^}]*\}/gu);
    if (faces !== null) return faces.join('\n');
  }
  return '';
}
