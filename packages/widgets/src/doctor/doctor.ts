export const doctor = (home: string): string => home;
