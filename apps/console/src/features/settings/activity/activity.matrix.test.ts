import { useDemo } from '@sampan/testing/demo';
import { activityLog } from './activity.suite.ts';

activityLog(useDemo(), 1280);
