import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { answerDeskRequest, closeDeskRequest, getDeskRequest, listDeskRequests } from './answer-request.ts';
import {
  closeSupportRequest,
  createSupportRequest,
  getSupportRequest,
  listSupportRequests,
  replySupportRequest,
} from './write-request.ts';

export const supportRequestRoutes = [
  route(endpoints.listSupportRequests, ({ ctx, query }) => listSupportRequests({ ctx, query })),
  route(endpoints.createSupportRequest, ({ ctx, body }) => createSupportRequest({ ctx, body })),
  route(endpoints.getSupportRequest, ({ ctx, params }) => getSupportRequest({ ctx, id: params.id })),
  route(endpoints.replySupportRequest, ({ ctx, params, body }) =>
    replySupportRequest({ ctx, id: params.id, content: body.content }),
  ),
  route(endpoints.closeSupportRequest, ({ ctx, params }) => closeSupportRequest({ ctx, id: params.id })),
  route(endpoints.listDeskRequests, ({ ctx, query }) => listDeskRequests({ ctx, query })),
  route(endpoints.getDeskRequest, ({ ctx, params }) => getDeskRequest({ ctx, id: params.id })),
  route(endpoints.answerDeskRequest, ({ ctx, params, body }) =>
    answerDeskRequest({ ctx, id: params.id, content: body.content }),
  ),
  route(endpoints.closeDeskRequest, ({ ctx, params }) => closeDeskRequest({ ctx, id: params.id })),
];
