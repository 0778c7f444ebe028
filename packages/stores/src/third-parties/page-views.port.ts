import type { PageViewSettings } from '@sampan/contract';

/** What is told of a page view. Neither the query nor the visitor is in it. */
export interface PageView {
  /** The server's own origin. */
  readonly origin: string;
  readonly path: string;
  /** Origin of the page that led here, or empty. */
  readonly referrer: string;
  readonly language: string;
}

export interface PageViewCall {
  readonly url: string;
  readonly type: string;
  readonly body: string;
}

/** Turns a page view into the call of one service. No script of the service is ever loaded. */
export type PageViewPort = (settings: PageViewSettings, view: PageView) => PageViewCall;
