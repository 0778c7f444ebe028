import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import { openApiDocument } from './openapi.ts';

const SWAGGER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};
const START = `window.addEventListener('load', () => {
  window.SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, defaultModelsExpandDepth: -1, tryItOutEnabled: true, persistAuthorization: true, docExpansion: 'list', validatorUrl: null });
});
`;
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sampan API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<style>body { margin: 0 } .swagger-ui .scheme-container { box-shadow: none; padding: 8px 0 }</style>
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body><main id="docs"></main></body>
</html>
`;
/** The viewer styles itself in place and draws its icons from data addresses; it loads nothing from elsewhere. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** `/api/openapi.json` and a page to read and try it at `/api/docs` (design 6). */
export function mountApiDocs(app: Hono): void {
  const document = JSON.stringify(openApiDocument());
  app.get('/api/openapi.json', (c) =>
    c.body(document, 200, { 'Content-Type': 'application/json; charset=utf-8', 'Access-Control-Allow-Origin': '*' }),
  );
  app.get('/api/docs', (c) => c.html(PAGE, 200, { 'Content-Security-Policy': POLICY }));
  app.get('/api/docs/start.js', (c) => c.body(START, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  app.get('/api/docs/:file', (c) => {
    const type = FILES[c.req.param('file')];
    if (!type) return c.notFound();
    return c.body(readFileSync(join(SWAGGER, c.req.param('file')), 'utf8'), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=86400',
    });
  });
}
