import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { confirmShareLink } from './confirm-link.ts';
import { parseShareLink } from './parse-link.ts';
import { sendConfirmationLinks } from './send-links.ts';
import { addDeliveryAddress, generateShareLink, listShareLinks, revokeShareLink } from './share-link.ts';

export const confirmationRoutes = [
  route(endpoints.generateShareLink, ({ ctx, body }) =>
    generateShareLink({ ctx, order_id: body.order_id, redirect_url: body.redirect_url }),
  ),
  route(endpoints.addDeliveryAddress, ({ ctx, body }) => addDeliveryAddress({ ctx, input: body })),
  route(endpoints.sendConfirmationLinks, ({ ctx, body }) => sendConfirmationLinks({ ctx, order_ids: body.order_ids })),
  route(endpoints.listShareLinks, ({ ctx, params }) => listShareLinks({ ctx, order_id: params.id })),
  route(endpoints.revokeShareLink, ({ ctx, params }) => revokeShareLink({ ctx, id: params.id })),
  route(endpoints.parseShareLink, ({ ctx, params, body }) =>
    parseShareLink({ ctx, token: params.id, proof: body.proof }),
  ),
  route(endpoints.confirmShareLink, ({ ctx, params, body }) =>
    confirmShareLink({ ctx, token: params.id, input: body }),
  ),
];
