import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { listPickupLocations } from './list-pickup-locations.ts';
import {
  createPickupLocation,
  deletePickupLocation,
  makeDefaultPickupLocation,
  updatePickupLocation,
} from './pickup-location.ts';

export const addressRoutes = [
  serve(endpoints.listPickupLocations, ({ ctx }) => listPickupLocations({ ctx })),
  serve(endpoints.createPickupLocation, ({ ctx, body }) => createPickupLocation({ ctx, input: body })),
  serve(endpoints.updatePickupLocation, ({ ctx, params, body }) =>
    updatePickupLocation({ ctx, id: params.id, input: body }),
  ),
  serve(endpoints.makeDefaultPickupLocation, ({ ctx, params }) => makeDefaultPickupLocation({ ctx, id: params.id })),
  serve(endpoints.deletePickupLocation, ({ ctx, params }) => deletePickupLocation({ ctx, id: params.id })),
];
