const LONGEST_LOG = 50;

/** Lists every event of `names` that happens inside `section`, newest on top. */
export function logEvents(section: HTMLElement, names: readonly string[]): { clear(): void } {
  const list = section.querySelector('[data-log]') as HTMLElement;
  for (const name of names) {
    section.addEventListener(name, (event) => {
      const line = document.createElement('li');
      const time = document.createElement('time');
      time.textContent = new Date().toTimeString().slice(0, 8);
      const what = document.createElement('strong');
      what.textContent = name;
      const detail = document.createElement('code');
      detail.textContent = textOf((event as CustomEvent<unknown>).detail);
      line.append(time, ' ', what, ' ', detail);
      list.prepend(line);
      while (list.childElementCount > LONGEST_LOG) list.lastElementChild?.remove();
    });
  }
  return { clear: () => list.replaceChildren() };
}

function textOf(detail: unknown): string {
  try {
    return JSON.stringify(detail) ?? '';
  } catch {
    return String(detail);
  }
}
