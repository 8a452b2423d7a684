import type { Values } from './validate';

/**
 * Stands in for your server: replace the body with a request that rejects
 * with a sentence for the reader. Any address works, except taken@…
 */
export async function createAccount({ email }: Values): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 700));
  if (email.startsWith('taken@')) {
    throw new Error('There is an account with this address. Sign in instead.');
  }
}
