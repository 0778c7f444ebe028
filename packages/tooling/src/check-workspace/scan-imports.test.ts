import { describe, expect, test } from 'vitest';
import { maskSource } from './mask-source.ts';
import { scanImports } from './scan-imports.ts';

const scan = (text: string) =>
  scanImports(text, maskSource(text)).map(({ specifier, kind, is_type }) => ({ specifier, kind, is_type }));

describe('scanImports', () => {
  test('tells run-time imports from type imports', () => {
    expect(scan(`import { a } from 'a';\nimport type { B } from "b";\nimport { type C } from 'c';`)).toEqual([
      { specifier: 'a', kind: 'import', is_type: false },
      { specifier: 'b', kind: 'import', is_type: true },
      { specifier: 'c', kind: 'import', is_type: false },
    ]);
  });

  test('reads default, namespace, side-effect and dynamic imports', () => {
    expect(
      scan(
        `import a from 'a';\nimport * as b from 'b';\nimport c, { d } from 'c';\nimport './e.css';\nawait import('f');`,
      ),
    ).toEqual([
      { specifier: 'a', kind: 'import', is_type: false },
      { specifier: 'b', kind: 'import', is_type: false },
      { specifier: 'c', kind: 'import', is_type: false },
      { specifier: './e.css', kind: 'import', is_type: false },
      { specifier: 'f', kind: 'dynamic', is_type: false },
    ]);
  });

  test('reads statements over several lines and re-exports', () => {
    expect(
      scan(
        `import {\n  a,\n  b as c,\n} from 'a';\nexport { d } from 'b';\nexport type { E } from 'c';\nexport * from 'd';\nexport * as f from 'e';`,
      ),
    ).toEqual([
      { specifier: 'a', kind: 'import', is_type: false },
      { specifier: 'b', kind: 'export', is_type: false },
      { specifier: 'c', kind: 'export', is_type: true },
      { specifier: 'd', kind: 'export-star', is_type: false },
      { specifier: 'e', kind: 'export-star', is_type: false },
    ]);
  });

  test('a value called type is no type import', () => {
    expect(scan(`import type, { a } from 'a';\nimport type from 'b';`)).toEqual([
      { specifier: 'a', kind: 'import', is_type: false },
      { specifier: 'b', kind: 'import', is_type: false },
    ]);
  });

  test('sees nothing in comments, strings and templates', () => {
    const text = [
      `// import { a } from 'a';`,
      `/* import b from 'b'; */`,
      `const c = "import c from 'c';";`,
      'const d = `import d from "d"; ${e(`import f from "f"`)} export * from "g"`;',
      `const quote = /['"\`]/;`,
      `import { real } from 'real';`,
    ].join('\n');
    expect(scan(text)).toEqual([{ specifier: 'real', kind: 'import', is_type: false }]);
  });

  test('an apostrophe in JSX text hides no import after it', () => {
    expect(scan(`const a = <p>it's here</p>;\nconst b = import('b');`)).toEqual([
      { specifier: 'b', kind: 'dynamic', is_type: false },
    ]);
  });

  test('an exported declaration is no import', () => {
    expect(
      scan(`export const from = 'a';\nexport function x() { return from('b'); }\nconst o = { import: 1 };`),
    ).toEqual([]);
  });
});

describe('maskSource', () => {
  test('keeps every position and line', () => {
    const text = `const a = 'x\\'y'; // z\nconst b = \`p\${c}q\`;\n`;
    const masked = maskSource(text);
    expect(masked).toHaveLength(text.length);
    expect(masked).toBe(`const a = '    ';     \nconst b = \` \${c} \`;\n`);
  });

  test('takes a division for no regular expression', () => {
    expect(maskSource(`const a = b / c; const d = 'e' / f;`)).toBe(`const a = b / c; const d = ' ' / f;`);
  });
});
