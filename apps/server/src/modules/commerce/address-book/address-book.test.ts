import { endpoints, type Answer, type ImportIssue, type Problem, type SavedRecipient } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRecipient } from '#test/address-book/address-book-samples.fixtures.ts';
import { RECIPIENT } from '#test/app/full-draft.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newOwner } from '#test/setting/setting.fixtures.ts';
import { forgetRecipients } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

let made = 0;
const newToken = async () => (await newOwner(app, `book-${(made += 1)}@example.test`)).token;
const list = async (token: string, query: Record<string, string> = {}) =>
  (await app.call<Answer<typeof endpoints.listSavedRecipients>>(endpoints.listSavedRecipients, { token, query })).body;
const namesOf = async (token: string, query: Record<string, string> = {}) =>
  (await list(token, query)).records.map(({ party }) => party.name);

describe('address book', () => {
  test('is found by name without marks, phone in any form, email and street; by tag; in the order of names', async () => {
    const token = await newToken();
    await newRecipient(app, token, { name: 'Nguyễn Văn Đức', phone: '81234567' }, ['Wholesale']);
    await newRecipient(app, token, { name: 'anita Rao', email: 'anita@rao.test' }, ['Wholesale', 'Monthly box']);
    await newRecipient(app, token, { name: 'Bo Tan' });
    expect(await namesOf(token)).toEqual(['anita Rao', 'Bo Tan', 'Nguyễn Văn Đức']);
    expect(await namesOf(token, { search: 'nguyen duc' })).toEqual(['Nguyễn Văn Đức']);
    expect(await namesOf(token, { search: '8123' })).toEqual(['Nguyễn Văn Đức']);
    expect(await namesOf(token, { search: '+6581234567' })).toEqual(['Nguyễn Văn Đức']);
    expect(await namesOf(token, { search: 'rao.test' })).toEqual(['anita Rao']);
    expect(await namesOf(token, { search: 'toa payoh bo' })).toEqual(['Bo Tan']);
    expect(await namesOf(token, { search: '100%' })).toEqual([]);
    expect(await namesOf(token, { tag: 'Wholesale' })).toEqual(['anita Rao', 'Nguyễn Văn Đức']);
    const { tags, total } = await list(token, { per_page: '1', page: '2' });
    expect(total).toBe(3);
    expect(tags).toEqual([
      { name: 'Wholesale', count: 2 },
      { name: 'Monthly box', count: 1 },
    ]);
  });

  test('keeps a person at a place once, however they are written, and adds the tags', async () => {
    const token = await newToken();
    const first = await newRecipient(app, token, {}, ['Wholesale']);
    const again = await newRecipient(app, token, { name: ' NURUL Aisyah  binti-rahman', phone: '+65 9123 4567' }, [
      'wholesale',
      'Monthly box',
    ]);
    expect(again).toMatchObject({ id: first.id, tags: ['Wholesale', 'Monthly box'] });
    const elsewhere = { ...RECIPIENT.coordinate, unit_number: '#09-01' };
    await newRecipient(app, token, { coordinate: elsewhere });
    expect((await list(token)).total).toBe(2);
    const body = { party: { ...RECIPIENT, coordinate: elsewhere }, tags: [] };
    const refused = await app.refusal(endpoints.updateSavedRecipient, { token, params: { id: first.id }, body });
    expect(refused.body.errors).toMatchObject([{ param: 'party.name', code: 'validate.recipient_saved_already' }]);
  });

  test('ten saves of one person at once leave one', async () => {
    const token = await newToken();
    const saved = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => newRecipient(app, token, {}, [`T${n}`])),
    );
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect((await list(token)).records[0]?.tags).toHaveLength(10);
  });

  test('refuses what no label could be made for, naming the fields', async () => {
    const token = await newToken();
    const party = { ...RECIPIENT, phone: '12', coordinate: { ...RECIPIENT.coordinate, post_code: '' } };
    const { body } = await app.refusal(endpoints.createSavedRecipient, { token, body: { party, tags: [] } });
    expect(body.errors.map(({ param }) => param)).toEqual(['party.phone', 'party.coordinate.post_code']);
    const many = await app.refusal(endpoints.createSavedRecipient, {
      token,
      body: { party: RECIPIENT, tags: Array.from({ length: 11 }, (_, n) => `T${n}`) },
    });
    expect(many.status).toBe(422);
  });

  test('is of one company; staff who only read change nothing', async () => {
    const token = await newToken();
    const { id } = await newRecipient(app, token);
    const other = await app.tokenOf('my@demo.sampan.test');
    const params = { id };
    const body = { party: RECIPIENT, tags: [] };
    expect((await app.refusal(endpoints.updateSavedRecipient, { token: other, params, body })).status).toBe(404);
    expect((await app.refusal(endpoints.deleteSavedRecipient, { token: other, params })).status).toBe(404);
    expect((await list(other)).records.some((one) => one.id === id)).toBe(false);
    const read_only = await app.tokenOf('readonly@demo.sampan.test');
    expect((await app.refusal(endpoints.createSavedRecipient, { token: read_only, body })).status).toBe(403);
  });

  test('forgets a person: no row and no line of the log names them', async () => {
    const token = await newToken();
    const { id } = await newRecipient(app, token, { name: 'Zubaidah Forgotten' });
    await app.call(endpoints.updateSavedRecipient, {
      token,
      params: { id },
      body: { party: { ...RECIPIENT, name: 'Zubaidah Forgotten', phone: '81112222' }, tags: ['x'] },
    });
    await app.call(endpoints.deleteSavedRecipient, { token, params: { id } });
    expect((await list(token)).total).toBe(0);
    const { rows } = await app.ctx.db.execute<{ n: string }>(
      sql`select count(*) as n from audit_log where to_jsonb(audit_log)::text ~* 'zubaidah|81112222'`,
    );
    expect(rows[0]?.n).toBe('0');
  });

  test('a person whose data a channel wants erased goes from the address book of that company alone', async () => {
    const one = await newOwner(app, 'erase-one@example.test');
    const two = await newOwner(app, 'erase-two@example.test');
    const { party } = await newRecipient(app, one.token);
    await newRecipient(app, one.token, { name: 'Somebody Else' });
    await newRecipient(app, two.token);
    const { rows } = await app.ctx.db.execute<{ company_id: string }>(
      sql`select company_id from saved_recipients where party ->> 'name' = 'Somebody Else'
          and company_id in (select company_id from users where id = ${one.user.id})`,
    );
    await forgetRecipients(app.ctx, rows[0]?.company_id ?? '', [party]);
    expect(await namesOf(one.token)).toEqual(['Somebody Else']);
    expect((await list(two.token)).total).toBe(1);
  });
});

describe('import into the address book', () => {
  type Imported = Answer<typeof endpoints.importSavedRecipients>;
  const importFile = async (token: string, lines: readonly string[], tags: string[] = []) =>
    (
      await app.call<Imported & Problem>(endpoints.importSavedRecipients, {
        token,
        body: { data_base64: Buffer.from(lines.join('\n')).toString('base64'), tags },
      })
    ).body;
  const HEAD = 'Name,Phone,Email,Address,Unit,Postcode';

  test('saves each person once, adds tags to known ones, and says what is wrong with a row', async () => {
    const token = await newToken();
    const file = [
      HEAD,
      'Mei Ling,91234567,mei@example.test,145 Lorong 2 Toa Payoh,#08-212,310145',
      'MEI LING,+65 9123 4567,,145 Lorong 2 Toa Payoh,08-212,310145',
      'Jun Hao,12,,60 Paya Lebar Road,#03-11,409051',
      'Siti Aminah,81234567,,60 Paya Lebar Road,#03-11,409051',
    ];
    const first = await importFile(token, file, ['Wholesale']);
    expect(first).toMatchObject({ added: 2, known: 0, refused: 1, refused_rows: [{ row: 4 }] });
    expect(first.refused_rows[0]?.issue).toMatchObject({ field: 'recipient_phone' } satisfies Partial<ImportIssue>);
    expect(await importFile(token, file, ['Monthly box'])).toMatchObject({ added: 0, known: 2, refused: 1 });
    const { records } = await list(token);
    expect(records.map(({ party, tags }: SavedRecipient) => [party.name.toLowerCase(), tags])).toEqual([
      ['mei ling', ['Wholesale', 'Monthly box']],
      ['siti aminah', ['Wholesale', 'Monthly box']],
    ]);
  });

  test('refuses what is no table', async () => {
    const answer = await importFile(await newToken(), [' ']);
    expect(answer.errors?.map(({ param }) => param)).toEqual(['data_base64']);
  });
});
