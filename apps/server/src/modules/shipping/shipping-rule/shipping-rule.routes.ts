import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { getShippingRules } from './get-shipping-rules.ts';
import { saveShippingRules } from './save-shipping-rules.ts';

export const shippingRuleRoutes = [
  route(endpoints.getShippingRules, ({ ctx }) => getShippingRules({ ctx })),
  route(endpoints.saveShippingRules, ({ ctx, body }) => saveShippingRules({ ctx, input: body })),
];
