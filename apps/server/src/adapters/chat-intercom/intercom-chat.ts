import type { Chat } from '../../ports/chat.ts';

/** Intercom proves a person by the ID of the user. */
export function createIntercomChat({ site, secret, url }: { site: string; secret: string; url: string | null }): Chat {
  const widget = url ?? 'https://widget.intercom.io';
  return {
    settings: { provider: 'intercom', site, url: widget },
    hosts: {
      script: [widget, 'https://app.intercom.io', 'https://js.intercomcdn.com'],
      connect: [
        widget,
        'https://via.intercom.io',
        'https://api.intercom.io',
        'https://api-iam.intercom.io',
        'https://api-ping.intercom.io',
        'https://nexus-websocket-a.intercom.io',
        'wss://nexus-websocket-a.intercom.io',
        'https://nexus-websocket-b.intercom.io',
        'wss://nexus-websocket-b.intercom.io',
        'https://uploads.intercomcdn.com',
      ],
      frame: ['https://intercom-sheets.com'],
      image: [
        'https://js.intercomcdn.com',
        'https://static.intercomassets.com',
        'https://downloads.intercomcdn.com',
        'https://uploads.intercomusercontent.com',
      ],
      font: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
      media: ['https://js.intercomcdn.com', 'https://downloads.intercomcdn.com'],
    },
    provenBy: ({ id }) => id,
    secret,
  };
}
