import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { getRecipientPages } from './get-recipient-pages.ts';
import { saveRecipientBrand } from './save-recipient-brand.ts';
import { deleteRecipientDomain, saveRecipientDomain } from './save-recipient-domain.ts';

export const recipientDomainRoutes = [
  route(endpoints.getRecipientPages, ({ ctx }) => getRecipientPages({ ctx })),
  route(endpoints.saveRecipientDomain, ({ ctx, body }) => saveRecipientDomain({ ctx, host: body.host })),
  route(endpoints.deleteRecipientDomain, ({ ctx }) => deleteRecipientDomain({ ctx })),
  route(endpoints.saveRecipientBrand, ({ ctx, body }) => saveRecipientBrand({ ctx, input: body })),
];
