import { endpoints } from '@sampan/contract';
import { serve } from '../../kernel/http/route.ts';
import { listPickupLocations } from './list-pickup-locations.ts';

export const addressRoutes = [serve(endpoints.listPickupLocations, ({ ctx }) => listPickupLocations({ ctx }))];
