import type { Chat } from '../../ports/chat.ts';

/** Crisp proves a person by the email address. */
export function createCrispChat({ site, secret, url }: { site: string; secret: string; url: string | null }): Chat {
  const client = url ?? 'https://client.crisp.chat';
  return {
    settings: { provider: 'crisp', site, url: client },
    hosts: {
      script: [client, 'https://settings.crisp.chat'],
      connect: [client, 'https://storage.crisp.chat', 'wss://client.relay.crisp.chat', 'wss://stream.relay.crisp.chat'],
      frame: ['https://game.crisp.chat'],
      image: [client, 'https://image.crisp.chat', 'https://storage.crisp.chat'],
      font: [client],
      media: [client, 'https://storage.crisp.chat'],
    },
    provenBy: ({ email }) => email,
    secret,
  };
}
