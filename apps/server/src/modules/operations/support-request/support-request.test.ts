import {
  endpoints,
  type DeskRequest,
  type Notices,
  type SupportRequest,
  type SupportRequestSummary,
} from '@sampan/contract';
import { supportMailOf } from '@sampan/country-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { REQUEST } from '#test/support-request/support-request-samples.fixtures.ts';

interface Mail {
  subject: string;
  text: string;
}

let app: TestApp;
let sg: string;
let staff: string;
let my: string;
let admin: string;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.stop();
  sg = await app.tokenOf('sg@demo.sampan.test');
  staff = await app.tokenOf('staff@demo.sampan.test');
  my = await app.tokenOf('my@demo.sampan.test');
  admin = await app.tokenOf('admin@demo.sampan.test');
});
afterAll(() => app.close());

const mailsTo = async (to: string) =>
  (await app.call<{ records: Mail[] }>(endpoints.listOutbox, { query: { to, per_page: '100' } })).body.records;
const create = async (token = sg, body: object = REQUEST) =>
  (await app.call<SupportRequest>(endpoints.createSupportRequest, { token, body })).body;
const read = async (id: string, token = sg) =>
  app.call<SupportRequest>(endpoints.getSupportRequest, { token, params: { id } });
const list = async (token = sg, query: Record<string, string> = {}) =>
  (
    await app.call<{ records: SupportRequestSummary[]; total: number; next_cursor: string | null }>(
      endpoints.listSupportRequests,
      { token, query },
    )
  ).body;
const answer = async (id: string, content: string) =>
  app.call<DeskRequest>(endpoints.answerDeskRequest, { token: admin, params: { id }, body: { content } });
const desk = async (state: string) =>
  (
    await app.call<{ records: DeskRequest[] }>(endpoints.listDeskRequests, {
      token: admin,
      query: { state, per_page: '100' },
    })
  ).body.records;
const said = ({ messages }: SupportRequest) => messages.map(({ is_answer, content }) => [is_answer, content]);

test('a request goes to the desk, its answer to the sender by email and notification, and a reply back', async () => {
  const made = await create();
  expect(made).toMatchObject({ state: 'open', subject: 'Pick-up on Saturdays', opened_by: expect.any(String) });
  const [to_desk] = await mailsTo(supportMailOf('SG'));
  expect(to_desk?.subject).toContain(': Pick-up on Saturdays');
  expect(to_desk?.text).toContain(REQUEST.content);
  expect((await desk('open')).find(({ id }) => id === made.id)).toMatchObject({
    kind: 'contact',
    company: { name: expect.any(String) },
  });

  app.clock.advance(60);
  const answered = await answer(made.id, 'Yes, until 2 pm.');
  expect([answered.status, answered.body.state]).toEqual([200, 'answered']);
  const [mail] = await mailsTo('sg@demo.sampan.test');
  expect(mail?.subject).toBe('Answer from Sampan: Pick-up on Saturdays');
  expect(mail?.text).toContain('Yes, until 2 pm.');
  expect(mail?.text).toContain(`/settings/support?request=${made.id}`);
  const notices = await app.call<Notices>(endpoints.listNotices, { token: sg });
  expect(notices.body.records.find(({ kind }) => kind === 'support')).toMatchObject({
    subject_id: made.id,
    name: 'Pick-up on Saturdays',
    is_unread: true,
  });
  // Nobody learns who of Sampan answered.
  const { body } = await read(made.id);
  expect(said(body)).toEqual([
    [false, REQUEST.content],
    [true, 'Yes, until 2 pm.'],
  ]);
  expect(body.messages[1]?.author).toBe('Sampan');

  app.clock.advance(60);
  const replied = await app.call<SupportRequest>(endpoints.replySupportRequest, {
    token: staff,
    params: { id: made.id },
    body: { content: 'Thank you. And on Sundays?' },
  });
  expect([replied.body.state, replied.body.messages.length]).toEqual(['open', 3]);
  const after = await app.call<Notices>(endpoints.listNotices, { token: sg });
  expect(after.body.records.filter(({ kind }) => kind === 'support')).toEqual([]);
});

test('closed by its company, or by the desk, once; a reply opens it again', async () => {
  const { id } = await create();
  const close = async (name: 'closeSupportRequest' | 'closeDeskRequest', token: string) =>
    (await app.call<SupportRequest>(endpoints[name], { token, params: { id } })).body.state;
  expect([await close('closeSupportRequest', sg), await close('closeSupportRequest', sg)]).toEqual([
    'closed',
    'closed',
  ]);
  const reply = { token: sg, params: { id }, body: { content: 'One more thing.' } };
  expect((await app.call<SupportRequest>(endpoints.replySupportRequest, reply)).body.state).toBe('open');
  expect([await close('closeDeskRequest', admin), await close('closeDeskRequest', admin)]).toEqual([
    'closed',
    'closed',
  ]);
  const { body } = await app.call<{ records: { action: string; object_id: string }[] }>(endpoints.listActivity, {
    token: sg,
    query: { object_type: 'support_request', object_id: id },
  });
  expect(body.records.map(({ action }) => action).toSorted()).toEqual([
    'support_request.close',
    'support_request.close',
    'support_request.create',
    'support_request.reply',
  ]);
});

test('tenancy: another company finds neither the request nor a way to write to it', async () => {
  const { id } = await create();
  expect((await read(id, my)).status).toBe(404);
  for (const name of ['replySupportRequest', 'closeSupportRequest'] as const) {
    const body = name === 'replySupportRequest' ? { content: 'Mine?' } : undefined;
    const answered = await app.refusal(endpoints[name], { token: my, params: { id }, ...(body && { body }) });
    expect([name, answered.status, answered.body.code]).toEqual([name, 404, 'not_found']);
  }
  expect((await list(my)).records.map((one) => one.id)).not.toContain(id);
  expect(said((await read(id)).body)).toEqual([[false, REQUEST.content]]);
});

test('the newest stands first, and a cursor leads through all of them', async () => {
  const ids: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    app.clock.advance(1);
    ids.unshift((await create(my, { ...REQUEST, subject: `Number ${time}` })).id);
  }
  const first = await list(my, { per_page: '2' });
  expect(first.records.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const rest = await list(my, { per_page: '2', cursor: first.next_cursor ?? '' });
  expect([rest.records[0]?.id, first.total >= 3]).toEqual([ids[2], true]);
});

test('what the contact page sent is a request too; what somebody without an account wrote, the desk alone reads', async () => {
  const form = { name: 'Hui Min', phone: '91234567', content: 'Where is my invoice?', country_code: 'SG' };
  await app.call(endpoints.sendContact, { token: sg, body: { ...form, email: 'hm@kopi.example' } });
  expect((await list()).records[0]).toMatchObject({ subject: 'Where is my invoice?', state: 'open' });
  await app.call(endpoints.sendContact, { body: { ...form, email: 'stranger@example.test' } });
  expect((await list()).records.filter(({ subject }) => subject === 'Where is my invoice?')).toHaveLength(1);
  const stranger = (await desk('open')).find(({ company }) => company === null);
  expect((await answer(stranger?.id ?? '', 'In your account.')).body.fields['email']).toBe('stranger@example.test');
  const mails = await mailsTo('stranger@example.test');
  const mail = mails.find(({ subject }) => subject.startsWith('Answer from Sampan'));
  expect(mail?.text).toContain(`email ${supportMailOf('SG')}`);
  expect(mail?.text).not.toContain('/settings/support');
});

test('what was asked of sales is answered by email alone: no page of the company shows it', async () => {
  const form = {
    first_name: 'Hui Min',
    last_name: 'Tan',
    company_name: 'Kopi & Kaya Goods',
    company_email: 'sales@kopi.example',
    company_phone: '91234567',
    company_website: 'shop.example',
    region: 'Singapore',
    service: 'International shipping',
    comment: '',
    country_code: 'SG',
  };
  await app.call(endpoints.sendSalesLead, { token: sg, body: form });
  await app.call(endpoints.sendSalesLead, { body: { ...form, company_email: 'other@kopi.example' } });
  const asked = (await desk('open')).filter(({ kind }) => kind === 'sales');
  expect(asked.map(({ subject, company, opened_by }) => [subject, company === null, opened_by])).toEqual([
    ['Kopi & Kaya Goods', false, expect.any(String)],
    ['Kopi & Kaya Goods', true, 'Hui Min Tan'],
  ]);
  const { id = '' } = asked[0] ?? {};
  expect((await read(id)).status).toBe(404);
  await answer(id, 'We call you tomorrow.');
  const mails = await mailsTo('sales@kopi.example');
  const mail = mails.find(({ subject }) => subject === 'Answer from Sampan: Kopi & Kaya Goods');
  expect(mail?.text).toContain(`email ${supportMailOf('SG')}`);
  expect(mail?.text).not.toContain('/settings/support');
});

test('an empty message is refused by its field; whoever only looks writes nothing', async () => {
  const refused = await app.refusal(endpoints.createSupportRequest, { token: sg, body: { subject: ' ', content: '' } });
  expect([refused.status, refused.body.errors.map(({ param }) => param)]).toEqual([422, ['subject', 'content']]);
  const reader = await app.tokenOf('readonly@demo.sampan.test');
  expect((await app.refusal(endpoints.createSupportRequest, { token: reader, body: REQUEST })).status).toBe(403);
});

test('an answer and a reply at one moment both stand, and the state is that of the later', async () => {
  const { id } = await create();
  await Promise.all([
    answer(id, 'Yes.'),
    app.call(endpoints.replySupportRequest, { token: sg, params: { id }, body: { content: 'Never mind.' } }),
  ]);
  const { body } = await read(id);
  expect(body.messages).toHaveLength(3);
  expect(['open', 'answered']).toContain(body.state);
});
