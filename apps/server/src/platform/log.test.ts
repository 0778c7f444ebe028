import { expect, test } from 'vitest';
import { createLog, loggableError } from './log.ts';

test('trust A8: an error is logged without the values of its query and without what the database says of rows', () => {
  const database = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    detail: 'Key (lower(email))=(rachel@shop.example) already exists.',
    where: 'COPY users, line 1: rachel@shop.example',
  });
  const failed = new Error(
    'Failed query: insert into users values ($1, $2)\nparams: rachel@shop.example,$argon2id$v=19$secret',
    { cause: database },
  );
  const logged = loggableError(failed);
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert into users values ($1, $2)',
    cause: { code: '23505', message: 'duplicate key value violates unique constraint "users_email"' },
  });
  const text = JSON.stringify(logged);
  for (const secret of ['rachel@shop.example', 'argon2id', 'already exists']) expect(text).not.toContain(secret);
  expect(text).toContain('log.test.ts');
});

test('emails and long numbers in a message of somebody else are masked', () => {
  expect(loggableError(new Error('550 <rachel@shop.example> unknown, call +65 9123 4567'))).toMatchObject({
    message: '550 <[email]> unknown, call [number]',
  });
  expect(loggableError('4242 4242 4242 4242')).toEqual({ message: '[number]' });
});

test('a known secret is struck out wherever it stands, by whomever it was put there', () => {
  const lines: string[] = [];
  const log = createLog('info', ['signs-all-links', 'a \\"quoted\\" token'], {
    write: (line) => void lines.push(line),
  });
  log.info(
    { url: 'https://courier.example/?key=signs-all-links', deep: { in: ['signs-all-links'] } },
    'signs-all-links',
  );
  log.error({ err: new Error('the courier says: signs-all-links is wrong') }, 'failed');
  log.info({ header: 'a "quoted" token' }, 'told');
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(line).not.toMatch(/signs-all-links|quoted/u);
    expect(line).toContain('[secret]');
    expect(() => JSON.parse(line) as unknown).not.toThrow();
  }
});
