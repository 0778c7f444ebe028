import { useDemo } from '@sampan/testing/demo';
import { membersOfCompany } from './members.suite.ts';

membersOfCompany(useDemo(), 1280);
