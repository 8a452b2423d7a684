import { defineConfig } from 'vitest/config';

/** Documented packages are held to what the specification says of them. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['contracts/*.test.{ts,tsx}'],
    // What is right does not wait for it: a busy machine needs longer than the usual five seconds.
    testTimeout: 30_000,
  },
});
