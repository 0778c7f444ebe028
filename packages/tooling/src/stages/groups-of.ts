import type { Stage } from './stage.ts';

/** Stages that run at the same time: quiet ones that follow each other. The rest run alone, in their order. */
export function groupsOf(stages: readonly Stage[]): readonly (readonly Stage[])[] {
  const groups: Stage[][] = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    const is_beside = stage.is_quiet === true && last?.[0]?.is_quiet === true;
    if (is_beside) last?.push(stage);
    else groups.push([stage]);
  }
  return groups;
}
