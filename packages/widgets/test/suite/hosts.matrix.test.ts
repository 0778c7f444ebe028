import { describeHosts } from './hosts.suite.ts';

describeHosts({ shows: () => true, finishes: (host, widget) => host % 4 !== widget });
