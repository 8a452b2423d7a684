import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Tests of what knows a thing of its own realm: an error, the timings of the page, an event to come. */
const ofOneRealm = [
  "src/editor/share.test.ts",
  "src/offline/register.test.ts",
  "src/shell/announcements/announcements.test.ts",
];

export default defineConfig({
  define: {
    "import.meta.env.SHOWFLOOR_FAILED": JSON.stringify("It did not come."),
    "import.meta.env.SHOWFLOOR_RETRY": JSON.stringify("Try again"),
    "import.meta.env.SHOWFLOOR_REPLACED": JSON.stringify("It was updated."),
    "import.meta.env.SHOWFLOOR_RELOAD": JSON.stringify("Reload"),
    "import.meta.env.SHOWFLOOR_STYLINGS": JSON.stringify("system tailwind css"),
    "import.meta.env.SHOWFLOOR_TAILWIND": JSON.stringify("tailwind"),
  },
  test: {
    environment: "node",
    // What is right does not wait for it: a busy machine needs longer than the usual five seconds.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // A single worker would be given all files of one environment at once, in one realm.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: "pages",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: ofOneRealm,
          // A realm for each file. A process for each would load jsdom each time, which takes longer than
          // most tests.
          pool: "vmThreads",
        },
      },
      {
        extends: true,
        test: {
          name: "programs",
          include: ["programs/**/*.test.ts"],
          // The compilers that programs use are loaded once: that takes longer than most tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "realms",
          include: ofOneRealm,
        },
      },
    ],
  },
});
