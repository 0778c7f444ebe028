import { useDemo } from '@sampan/testing/demo';
import { activityLog } from '#test/features/settings/activity/activity.suite.ts';

activityLog(useDemo(), 1280);
