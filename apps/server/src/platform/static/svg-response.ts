/** A drawing the server makes itself, for its own pages and for widgets on any shop's page. */
export function svgResponse(body: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
      // Isolated pages (COEP) show nothing without it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
