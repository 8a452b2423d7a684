import { createHash } from "node:crypto";

/** The site path of an asset, named by its content, so that browsers keep it for good. */
export function hashedPath(name: string, content: string, extension: string): string {
  const digest = createHash("sha256").update(content).digest("base64url").slice(0, 12);
  return `/_assets/${name}-${digest}.${extension}`;
}
