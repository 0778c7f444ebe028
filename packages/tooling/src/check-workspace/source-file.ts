import { readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { filesUnder } from '../launch/content-hash.mjs';
import { maskSource } from './mask-source.ts';
import type { Import } from './scan-imports.ts';
import { scanImports } from './scan-imports.ts';

/** A file of the workspace, as every rule reads it. */
export interface SourceFile {
  /** Path from the root, with slashes. */
  readonly path: string;
  readonly text: string;
  /** The text with comments and the insides of strings blanked; the same length. Empty for CSS. */
  readonly masked: string;
  readonly imports: readonly Import[];
  /** `packages/ui`, `apps/server`, ...: the folder of the package it belongs to. */
  readonly package_folder: string;
  /** Tests, what they share, benches and trust runs: nobody who installs the product gets them. */
  readonly is_test: boolean;
}

const CODE = new Set(['.ts', '.tsx', '.mjs', '.css']);
const TEST = /\.(test|suite|fixtures?|bench|trust)\.[a-z]+$|\/(bench|trust|e2e)\/|^[^/]+\/[^/]+\/test\//;

/** Makes a source file of a path and a text; the tests of the rules make theirs with it. */
export function sourceFile(path: string, text: string): SourceFile {
  const masked = path.endsWith('.css') ? '' : maskSource(text);
  return {
    path,
    text,
    masked,
    imports: masked === '' ? [] : scanImports(text, masked),
    package_folder: path.split('/').slice(0, 2).join('/'),
    is_test: TEST.test(path),
  };
}

/** Reads every code file of packages and apps. */
export function readSources(root: string): SourceFile[] {
  return ['packages', 'apps']
    .flatMap((folder) => filesUnder(join(root, folder)))
    .filter((file) => CODE.has(extname(file)))
    .map((file) => sourceFile(relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')));
}

/** The line of a position, counted from 1. */
export function lineAt(text: string, position: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
