import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readyMessage } from './ready-message.ts';

const COMMAND = 'npm run sampan -- admin create --email';

test('a start without an admin says how to make the first one, and so does the guide to hosting', () => {
  expect(readyMessage('http://127.0.0.1:8080', { banner: '', needs_admin: true })).toContain(COMMAND);
  expect(readyMessage('http://127.0.0.1:8080', { banner: '', needs_admin: false })).not.toContain('admin');
  const guide = readFileSync(new URL('../../site/src/pages/self-host.page.ts', import.meta.url), 'utf8');
  // The guide installs a command that knows the settings of the service.
  expect(guide).toContain(COMMAND.replace('npm run sampan --', 'sampan'));
});
