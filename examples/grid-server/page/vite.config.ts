import { fileURLToPath } from "node:url";
import type { UserConfig } from "vite";

/** In this repository the packages of the page are those of the site; a copy has its own. */
const packages = fileURLToPath(new URL("../../../site/node_modules", import.meta.url));
const page = fileURLToPath(new URL(".", import.meta.url));

export default {
  plugins: [
    {
      name: "packages-of-the-site",
      enforce: "pre",
      resolveId: {
        filter: { id: /^[\w@][^:]*$/ },
        handler(id, importer) {
          if (importer?.startsWith(page) !== true) return null;
          return this.resolve(id, packages, { skipSelf: true });
        },
      },
    },
  ],
} satisfies UserConfig;
