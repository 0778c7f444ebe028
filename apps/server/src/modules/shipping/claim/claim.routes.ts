import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { answerClaim, getOperatorClaim, listOperatorClaims, payClaim } from './answer-claim.ts';
import { getOrderClaim } from './get-order-claim.ts';
import { openClaim } from './open-claim.ts';

export const claimRoutes = [
  route(endpoints.getOrderClaim, ({ ctx, params }) => getOrderClaim({ ctx, id: params.id })),
  route(endpoints.openClaim, ({ ctx, params, body }) => openClaim({ ctx, id: params.id, body })),
  route(endpoints.listOperatorClaims, ({ ctx, query }) => listOperatorClaims({ ctx, query })),
  route(endpoints.getOperatorClaim, ({ ctx, params }) => getOperatorClaim({ ctx, id: params.id })),
  route(endpoints.answerClaim, ({ ctx, params, body }) => answerClaim({ ctx, id: params.id, body })),
  route(endpoints.payClaim, ({ ctx, params }) => payClaim({ ctx, id: params.id })),
];
