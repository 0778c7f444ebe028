import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { getSavedPackages } from './get-saved-packages.ts';
import { saveSavedPackages } from './save-saved-packages.ts';

export const savedPackageRoutes = [
  route(endpoints.getSavedPackages, ({ ctx }) => getSavedPackages({ ctx })),
  route(endpoints.saveSavedPackages, ({ ctx, body }) => saveSavedPackages({ ctx, input: body })),
];
