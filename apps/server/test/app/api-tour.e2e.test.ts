import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DOCUMENT = fileURLToPath(new URL('../../../../docs/api-tour.md', import.meta.url));
const DOCUMENT_BASE = 'http://127.0.0.1:8080';
const END_OF_BLOCK = '== end of block ==';
const RUN_LIMIT_MS = 120_000;

interface Block {
  heading: string;
  commands: string;
  /** What the document says the commands print; null when it says nothing. */
  promised: string | null;
}

/** The `bash` blocks of the document, each with the `text` block that follows it. */
function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let heading = '';
  for (const [, title, language, body] of markdown.matchAll(/^## (.+)$|^```(\w+)\n([\s\S]*?)^```$/gmu)) {
    if (title !== undefined) heading = title;
    if (language === 'bash') blocks.push({ heading, commands: body ?? '', promised: null });
    const last = blocks.at(-1);
    if (language === 'text' && last) last.promised = body ?? '';
  }
  return blocks;
}

/** `…` stands for anything. */
function patternOf(promised: string): RegExp {
  const parts = promised.trim().split('…');
  return new RegExp(
    `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)).join('[\\s\\S]*')}$`,
    'u',
  );
}

interface Run {
  code: number;
  /** What each block printed, up to the one that failed. */
  outputs: string[];
  complaint: string;
}

/** One shell for the whole document, as a reader has; it ends at the first command that fails. */
async function runInBash(blocks: readonly Block[], folder: string): Promise<Run> {
  const script = join(folder, 'tour.sh');
  writeFileSync(
    script,
    ['set -euo pipefail', ...blocks.map((block) => `${block.commands}printf '\\n%s\\n' '${END_OF_BLOCK}'`)].join('\n'),
  );
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}` };
  return new Promise((resolve) => {
    execFile('bash', [script], { cwd: folder, env, timeout: RUN_LIMIT_MS }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ code, outputs: stdout.split(`\n${END_OF_BLOCK}\n`), complaint: stderr });
    });
  });
}

describe('docs/api-tour.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-tour-'));
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await createTestDatabase({ template: 'demo' });
    server = await startTestServer({ database_url: database.url });
  });
  afterAll(async () => {
    await server?.stop();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('does the main job with curl alone: every block runs and prints what the document promises', async () => {
    const blocks = blocksOf(readFileSync(DOCUMENT, 'utf8').replaceAll(DOCUMENT_BASE, server.url));
    expect(blocks.length).toBeGreaterThan(10);
    expect(blocks.filter((block) => block.promised === null)).toEqual([]);

    const run = await runInBash(blocks, folder);
    const failed = blocks[run.outputs.length - 1];
    expect(run.code, `${failed?.heading ?? 'the end'}: ${run.outputs.at(-1)}${run.complaint}`).toBe(0);
    for (const [index, block] of blocks.entries())
      expect(run.outputs[index]?.trim(), block.heading).toMatch(patternOf(block.promised ?? ''));
    expect(readFileSync(join(folder, 'label.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
