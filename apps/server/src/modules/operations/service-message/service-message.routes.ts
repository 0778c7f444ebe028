import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { latestMessage } from './latest-message.ts';
import { listMessages, takeMessageBack, writeMessage } from './write-message.ts';

export const serviceMessageRoutes = [
  route(endpoints.getLatestMessage, ({ ctx }) => latestMessage({ ctx })),
  route(endpoints.listServiceMessages, ({ ctx, query }) => listMessages({ ctx, query })),
  route(endpoints.createServiceMessage, ({ ctx, body }) => writeMessage({ ctx, input: body })),
  route(endpoints.endServiceMessage, ({ ctx, params }) => takeMessageBack({ ctx, id: params.id })),
];
