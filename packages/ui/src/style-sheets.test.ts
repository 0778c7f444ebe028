/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('.', import.meta.url));
const read = (file: string) => readFileSync(SRC + file, 'utf8');
const PARTS = globSync('*/*.css', { cwd: SRC })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();
const without_comments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

describe('style sheets', () => {
  it('ui.css has every part once, after tokens and base', () => {
    const imported = [...read('ui.css').matchAll(/@import '\.\/([^']+)';/g)].map(([, file]) => file);
    expect(imported.slice(0, 2)).toEqual(['tokens.css', 'base.css']);
    expect(imported.slice(2).toSorted()).toEqual(PARTS);
  });

  it('a part is named like its folder, so that "@sampan/ui/timeline.css" finds it', () => {
    for (const file of PARTS) expect(file).toMatch(/^([\w-]+)\/\1\.css$/);
  });

  it('use only tokens that exist', () => {
    const declared = new Set([...read('tokens.css').matchAll(/(--sampan-[\w-]+):/g)].map(([, name]) => name));
    for (const file of ['base.css', ...PARTS]) {
      const unknown = [...read(file).matchAll(/var\((--sampan-[\w-]+)/g)]
        .map(([, name]) => name)
        .filter((name) => !declared.has(name));
      expect(unknown, file).toEqual([]);
    }
  });

  it("have no colour of their own (look.md 8); a courier tile is white on its courier's colour, or on a grey, in every theme", () => {
    for (const file of PARTS) {
      const colours = without_comments(read(file)).match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi) ?? [];
      expect(colours, file).toEqual(file === 'courier-logo/courier-logo.css' ? ['#475467', '#ffffff', '#ffffff'] : []);
    }
  });

  it('stand in the layer sampan-ui, so that an app overrides them without a fight', () => {
    for (const file of PARTS) {
      const outside = without_comments(read(file))
        .replace(/@layer sampan-ui \{[\s\S]*\n\}/, '')
        .trim();
      expect(outside, file).toBe('');
    }
  });
});
