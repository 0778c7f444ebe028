import { useDemo } from '@sampan/testing/demo';
import { settingsOfOwner } from './settings.suite.ts';

settingsOfOwner(useDemo(), 1280);
