import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folders = realpathSync(mkdtempSync(path.join(tmpdir(), "programs ")));
process.on("exit", () => {
  rmSync(folders, { recursive: true });
});

/** Returns a new folder with these files; it is removed with the process. */
export function newFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(folders, "folder-"));
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
