import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes each family's theme as a style sheet; answers with their site paths. */
export async function writeThemes(sheets: Record<string, string>, client: string) {
  const paths: Record<string, string> = {};
  for (const [family, css] of Object.entries(sheets)) {
    const digest = createHash("sha256").update(css).digest("base64url").slice(0, 8);
    paths[family] = `/_assets/theme-${family}-${digest}.css`;
    await mkdir(path.join(client, "_assets"), { recursive: true });
    await writeFile(path.join(client, paths[family]), css);
  }
  return paths;
}
