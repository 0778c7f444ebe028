import type { Hono } from 'hono';
import { svgResponse } from '../../../platform/static/svg-response.ts';
import { statusPicture } from './status-picture.ts';

/** Serves the pictures of statuses, at the addresses that timeline entries name. */
export function mountStatusPictures(app: Hono): void {
  app.get('/statuses/:file{[a-z_]+\\.svg}', (c) => {
    const picture = statusPicture(c.req.param('file').replace(/\.svg$/u, ''));
    return picture === null ? c.notFound() : svgResponse(picture);
  });
}
