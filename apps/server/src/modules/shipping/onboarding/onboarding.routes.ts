import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { getOnboarding, skipOnboarding } from './onboarding.ts';

export const onboardingRoutes = [
  serve(endpoints.getOnboarding, ({ ctx }) => getOnboarding({ ctx })),
  serve(endpoints.skipOnboarding, ({ ctx }) => skipOnboarding({ ctx })),
];
