/** Figures of the console before its files were compressed and split, measured by the same code on the same machine. */
export const CONSOLE_BEFORE = {
  commit: '44ea6aa',
  'first list': {
    what: 'first rows',
    most_ms: '<= 2500',
    most_requests: '<= 30',
    most_kb: '<= 170',
    painted_ms: { 150: 9607, 400: 14_231 } as Readonly<Record<number, number>>,
    requests: 135,
    code_kb: 1184,
    all_kb: 1287,
  },
  'sign-in page': {
    what: 'usable',
    most_ms: '<= 1800',
    most_requests: null,
    most_kb: '<= 110',
    painted_ms: { 150: 7352, 400: 9937 } as Readonly<Record<number, number>>,
    requests: 73,
    code_kb: 965,
    all_kb: 1025,
  },
  page_change_ms: 191,
};
