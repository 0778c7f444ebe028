/** An element with a class and a text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  class_name: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = class_name;
  made.textContent = text;
  return made;
}

export function button(text: string, class_name: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', class_name, text);
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}
