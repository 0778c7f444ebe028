import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { getOnboarding, skipOnboarding } from './onboarding.ts';

export const onboardingRoutes = [
  route(endpoints.getOnboarding, ({ ctx }) => getOnboarding({ ctx })),
  route(endpoints.skipOnboarding, ({ ctx }) => skipOnboarding({ ctx })),
];
