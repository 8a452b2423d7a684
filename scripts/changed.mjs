import { execFileSync } from "node:child_process";

/** What a change is compared with: the first of these that there is, as in scripts/quick.py. */
const main = ["origin/HEAD", "origin/main", "main"];

/**
 * Folders of files that differ from the main branch, those that git does not know yet included; in
 * an order, and each once. Null where there is nothing to compare with.
 *
 * @param {string} root of the repository
 * @param {string} folder below it, such as `site/pages`
 */
export function changedFolders(root, folder) {
  const base = main.map((name) => git(root, "merge-base", "HEAD", name)).find(Boolean)?.[0];
  if (base === undefined) return null;
  const files = [
    ...(git(root, "diff", "--name-only", base, "--", folder) ?? []),
    ...(git(root, "ls-files", "--others", "--exclude-standard", "--", folder) ?? []),
  ];
  return [...new Set(files.map((file) => file.slice(0, file.lastIndexOf("/"))))].sort();
}

/**
 * The lines of an answer of git, without quotes around unusual names; null for none.
 *
 * @param {string} root
 * @param {...string} words
 */
function git(root, ...words) {
  try {
    const answer = execFileSync("git", ["-c", "core.quotePath=false", ...words], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return answer.split("\n").filter((line) => line !== "");
  } catch {
    return null; // No git, no history, or no such name.
  }
}
