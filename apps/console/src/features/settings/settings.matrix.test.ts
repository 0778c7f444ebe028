import { useDemo } from '@sampan/testing/demo';
import { settingsOfOwner } from '#test/features/settings/settings.suite.ts';

settingsOfOwner(useDemo(), 1280);
