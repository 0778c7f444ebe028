import type { Chat } from '../../ports/chat.ts';

/** Chatwoot proves a person by the identifier we choose, and keeps everything on one host, which may be yours. */
export function createChatwootChat({ site, secret, url }: { site: string; secret: string; url: string | null }): Chat {
  const host = url ?? 'https://app.chatwoot.com';
  const only = [host];
  return {
    settings: { provider: 'chatwoot', site, url: host },
    hosts: { script: only, connect: only, frame: only, image: only, font: only, media: only },
    provenBy: ({ id }) => id,
    secret,
  };
}
