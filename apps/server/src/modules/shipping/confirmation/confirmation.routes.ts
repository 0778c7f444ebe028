import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { confirmShareLink } from './confirm-link.ts';
import { parseShareLink } from './parse-link.ts';
import { sendConfirmationLinks } from './send-links.ts';
import { addDeliveryAddress, generateShareLink, listShareLinks, revokeShareLink } from './share-link.ts';

export const confirmationRoutes = [
  serve(endpoints.generateShareLink, ({ ctx, body }) =>
    generateShareLink({ ctx, order_id: body.order_id, redirect_url: body.redirect_url }),
  ),
  serve(endpoints.addDeliveryAddress, ({ ctx, body }) => addDeliveryAddress({ ctx, input: body })),
  serve(endpoints.sendConfirmationLinks, ({ ctx, body }) => sendConfirmationLinks({ ctx, order_ids: body.order_ids })),
  serve(endpoints.listShareLinks, ({ ctx, params }) => listShareLinks({ ctx, order_id: params.id })),
  serve(endpoints.revokeShareLink, ({ ctx, params }) => revokeShareLink({ ctx, id: params.id })),
  serve(endpoints.parseShareLink, ({ ctx, params, body }) =>
    parseShareLink({ ctx, token: params.id, proof: body.proof }),
  ),
  serve(endpoints.confirmShareLink, ({ ctx, params, body }) =>
    confirmShareLink({ ctx, token: params.id, input: body }),
  ),
];
