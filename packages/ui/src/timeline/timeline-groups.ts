export type TimelineEntry = {
  id: string;
  /** The wire's status; neighbours with the same one stand under one heading. */
  status: string;
  /** The heading: the status in words. */
  status_label?: string | undefined;
  /** What happened: the courier's status description. */
  title: string;
  courier?: string | undefined;
  place?: string | undefined;
  /** DD.MM.YYYY. */
  date: string;
  /** hh:mm am/pm. */
  time: string;
  /** Machine-readable time. */
  iso?: string | undefined;
  /** "2 hours ago", shown on hover. */
  relative?: string | undefined;
  image_url?: string | undefined;
};

export type TimelineGroup = {
  id: string;
  status: string;
  title: string;
  image_url: string | undefined;
  entries: readonly TimelineEntry[];
};

/** Runs of neighbours with the same status. A status that comes back later (a second delivery attempt) is a new group. */
export function groupByStatus(entries: readonly TimelineEntry[]): readonly TimelineGroup[] {
  const groups: {
    id: string;
    status: string;
    title: string;
    image_url: string | undefined;
    entries: TimelineEntry[];
  }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last !== undefined && last.status === entry.status) last.entries.push(entry);
    else
      groups.push({
        id: entry.id,
        status: entry.status,
        title: entry.status_label ?? '',
        image_url: entry.image_url,
        entries: [entry],
      });
  }
  return groups;
}
