import { fileURLToPath } from "node:url";
import { mergeConfig } from "vitest/config";
import config from "../../web/vitest.config";

/** The tests of the frontend, for a program that starts them from the root of the project. */
export default mergeConfig(config, { root: fileURLToPath(new URL("../../web", import.meta.url)) });
