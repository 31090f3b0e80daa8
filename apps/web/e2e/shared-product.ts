import type { TestProject } from 'vitest/node';

import { type Product, startProduct } from './product.ts';

/** A product that somebody else starts and stops. */
export type RunningProduct = Pick<Product, 'url' | 'database'>;

declare module 'vitest' {
  interface ProvidedContext {
    /** For journeys whose people change only what is their own: what others see stays as it is, and so does the process. */
    sharedProduct: RunningProduct;
  }
}

let product: Product | undefined;

/** Starts it once for all workers: a start takes as much as a journey. */
export async function setup(project: TestProject): Promise<void> {
  product = await startProduct();
  const { url, database } = product;
  project.provide('sharedProduct', { url, database });
}

export async function teardown(): Promise<void> {
  await product?.dispose();
}
