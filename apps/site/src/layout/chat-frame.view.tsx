import type { PageAssets } from './page.view.tsx';

/** The page in the frame of the chat: our script that starts the service, and nothing else. */
export function ChatFrameView({ assets }: { assets: PageAssets }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Chat</title>
        <link rel="stylesheet" href={assets.style} />
        <script type="module" src={assets.script} />
      </head>
      <body />
    </html>
  );
}
