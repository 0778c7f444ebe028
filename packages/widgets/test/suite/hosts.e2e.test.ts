import { describeHosts } from './hosts.suite.ts';

const isOne = (host: number, widget: number): boolean => host % 4 === widget;

// Each host sees one of the four widgets finish its job; every widget stands in every host in the matrix.
describeHosts({ shows: isOne, finishes: isOne });
