import type { Buffer } from 'node:buffer';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A real element of a page, touched as a person touches it. */
export interface Touched {
  click(): Promise<void>;
  /** Types into it after what it holds. */
  type(text: string): Promise<void>;
}

/** What a browser does with its only page, by the standard protocol that it speaks. */
export interface Driver {
  /** As the browser calls itself, with its version. */
  readonly browser: string;
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, once it is settled. */
  evaluate(expression: string): Promise<unknown>;
  /** The element that an expression gives; undefined where it gives null. */
  element(expression: string): Promise<Touched | undefined>;
  /** Types, or presses a key by its name (`Tab`, `Enter`), where the focus is. */
  press(key: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Closes the browser and opens it again, on what it has kept, as far as it keeps anything. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A browser that is not Chromium, as a machine has it installed. */
export interface Engine {
  readonly name: string;
  start(size: Size): Promise<Driver>;
}
