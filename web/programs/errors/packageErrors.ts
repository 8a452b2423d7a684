import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type Message, messagesIn } from "./errorMessages.ts";

interface ErrorsRequest {
  /** The folder that holds `node_modules`. */
  root: string;
  packages: string[];
}

type Thrown = Message & { package: string; module: string };

/** Folders that hold the same modules once more, or other packages. */
const repeated = new Set(["modern", "legacy", "node", "cjs", "node_modules", "src"]);

/** All messages of packages, in the order of the packages and of their modules. */
export async function messagesOf({ root, packages }: ErrorsRequest): Promise<Thrown[]> {
  const found = [];
  for (const name of packages) {
    const folder = await modulesFolder(path.join(root, "node_modules", name));
    for (const file of await scripts(folder)) {
      const module = moduleName(path.relative(folder, file)) ?? name;
      const messages = messagesIn(await readFile(file, "utf8"));
      found.push(...messages.map((one) => ({ ...one, package: name, module })));
    }
  }
  return found;
}

/** `styles/createPalette.js` is `createPalette`, `styles/index.js` is `styles`. */
function moduleName(file: string) {
  return file
    .split(path.sep)
    .map((part) => path.parse(part).name)
    .findLast((part) => part !== "index");
}

/** Packages keep the modules for bundlers in a folder of their own, or at their root. */
async function modulesFolder(folder: string) {
  const names = await readdir(folder);
  return names.includes("esm") ? path.join(folder, "esm") : folder;
}

async function scripts(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const place = path.join(folder, entry.name);
      if (entry.isDirectory()) return repeated.has(entry.name) ? [] : scripts(place);
      return /\.m?js$/.test(entry.name) ? [place] : [];
    }),
  );
  return found.flat().sort();
}
