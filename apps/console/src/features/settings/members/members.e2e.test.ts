import { useDemo } from '@sampan/testing/demo';
import { membersOfCompany } from '#test/features/settings/members/members.suite.ts';

membersOfCompany(useDemo(), 375);
