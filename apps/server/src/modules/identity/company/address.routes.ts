import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { listPickupLocations } from './list-pickup-locations.ts';
import {
  createPickupLocation,
  deletePickupLocation,
  makeDefaultPickupLocation,
  updatePickupLocation,
} from './pickup-location.ts';

export const addressRoutes = [
  route(endpoints.listPickupLocations, ({ ctx }) => listPickupLocations({ ctx })),
  route(endpoints.createPickupLocation, ({ ctx, body }) => createPickupLocation({ ctx, input: body })),
  route(endpoints.updatePickupLocation, ({ ctx, params, body }) =>
    updatePickupLocation({ ctx, id: params.id, input: body }),
  ),
  route(endpoints.makeDefaultPickupLocation, ({ ctx, params }) => makeDefaultPickupLocation({ ctx, id: params.id })),
  route(endpoints.deletePickupLocation, ({ ctx, params }) => deletePickupLocation({ ctx, id: params.id })),
];
