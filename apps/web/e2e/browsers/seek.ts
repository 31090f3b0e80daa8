/** One step from parts of a page to narrower ones. */
export type Step =
  | { by: 'role'; role: string; name?: string; exact?: boolean; level?: number }
  | { by: 'text' | 'label'; text: string; exact?: boolean }
  | { by: 'holding'; text: string }
  | { by: 'place'; index: number };

/**
 * What the steps lead to, of what is shown. It runs in the page, to which its source is sent, so it
 * names nothing outside of itself.
 */
export function seek(steps: readonly Step[]): Element[] {
  const selectors: Readonly<Record<string, string>> = {
    article: 'article',
    banner: 'header',
    button: 'button',
    definition: 'dd',
    dialog: 'dialog',
    link: 'a[href]',
    navigation: 'nav',
    textbox: 'input, textarea',
  };
  const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const says = (text: string, wanted: string, exact = false) =>
    exact ? text === tidy(wanted) : text.toLowerCase().includes(tidy(wanted).toLowerCase());
  const labelOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = ids.map((id) => document.getElementById(id));
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      labels.push(...(element.labels ?? []));
    return tidy(
      element.getAttribute('aria-label') ?? labels.map((label) => label?.textContent).join(' '),
    );
  };
  const nameOf = (element: Element): string => {
    const parts = [...element.childNodes].map((child) => {
      if (!(child instanceof Element)) return child.textContent;
      return child.getAttribute('aria-hidden') === 'true' ? '' : nameOf(child);
    });
    return labelOf(element) || tidy(parts.join(' '));
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const within = (element: ParentNode, selector: string) => [...element.querySelectorAll(selector)];

  const follow = (from: readonly ParentNode[], step: Step): Element[] => {
    switch (step.by) {
      case 'role': {
        const { role, name, exact, level } = step;
        const plain = role === 'heading' ? `h${level ?? 1}` : (selectors[role] ?? '');
        const selector = `:is(${plain}):not([role]), [role="${role}"]`;
        const found = from.flatMap((part) => within(part, selector));
        return name === undefined ? found : found.filter((part) => says(nameOf(part), name, exact));
      }
      case 'label': {
        const found = from.flatMap((part) => within(part, 'input, textarea, select, [aria-label]'));
        return found.filter((part) => says(labelOf(part), step.text, step.exact));
      }
      case 'text': {
        const found = from
          .flatMap((part) => within(part, '*'))
          .filter((part) => says(tidy(part.textContent), step.text, step.exact));
        return found.filter(
          (part) => !found.some((other) => part !== other && part.contains(other)),
        );
      }
      case 'holding':
        return from.filter(
          (part): part is Element =>
            part instanceof Element && says(tidy(part.textContent), step.text),
        );
      case 'place':
        return from.filter(
          (part, index): part is Element => part instanceof Element && index === step.index,
        );
    }
  };
  let found: ParentNode[] = [document];
  for (const step of steps) found = follow(found, step).filter((part) => isShown(part));
  return found.filter((part) => part instanceof Element);
}
