/** Roles that journeys look for. */
type Role =
  | 'article'
  | 'banner'
  | 'button'
  | 'definition'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'navigation'
  | 'textbox';

/**
 * Where parts of a page are looked for, whatever drives the browser. Pages and locators of Playwright are
 * such places, and mean the same by these words.
 */
export interface Place {
  getByRole(role: Role, options?: { name?: string; exact?: boolean; level?: number }): Part;
  getByText(text: string, options?: { exact?: boolean }): Part;
  getByLabel(text: string, options?: { exact?: boolean }): Part;
}

/** A part of a page and what people do with it; Playwright's locators are such parts. */
export interface Part extends Place {
  filter(options: { hasText: string }): Part;
  first(): Part;
  nth(index: number): Part;
  count(): Promise<number>;
  textContent(): Promise<string | null>;
  allTextContents(): Promise<string[]>;
  getAttribute(name: string): Promise<string | null>;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  waitFor(options?: { state?: 'visible' | 'detached' }): Promise<void>;
}

/** A page that runs a function of ours. */
export interface Scripted {
  evaluate<Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
}
