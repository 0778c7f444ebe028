import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { COURIER_EVENT_CODES } from '../../../ports/courier.ts';
import { mountStatusPictures } from './mount-status-pictures.ts';
import { statusPicture, statusPictureUrl } from './status-picture.ts';
import { mapCourierEvent } from './tracking.status.ts';

const STATUSES = [...new Set(COURIER_EVENT_CODES.map((code) => mapCourierEvent(code).status))];

test('spec 2 Package tracking panel: whatever a courier reports has a status picture of its own', () => {
  const pictures = STATUSES.map(statusPicture);
  expect(pictures.filter((picture) => picture === null)).toEqual([]);
  expect(new Set(pictures).size).toBe(STATUSES.length);
});

test('each is served at the address entries name, to any page; other words have none', async () => {
  const app = new Hono();
  mountStatusPictures(app);
  for (const status of STATUSES) {
    const answer = await app.request(statusPictureUrl(status) ?? '');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await answer.text()).toBe(statusPicture(status));
  }
  expect(statusPictureUrl('constructor')).toBeNull();
  expect((await app.request('/statuses/constructor.svg')).status).toBe(404);
});
