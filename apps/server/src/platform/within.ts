/** Waits for `work`, but no longer than `limit_ms`. Answers whether it ended in time; what it rejects with is rejected. */
export async function within(limit_ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limit_ms);
  });
  // Nobody listens to work that fails after its time.
  work.catch(() => undefined);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
