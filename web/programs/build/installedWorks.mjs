/**
 * Says what installed packages declare of their licenses, where nothing is built: answers an
 * `InstalledRequest` with an `InstalledWork` for each of its folders.
 */
import path from "node:path";
import { answerRequest } from "../shared/answer.mjs";
import { hasTextsBelow, worksOf } from "./works.mjs";

/** @typedef {{ folders: string[] }} InstalledRequest Absolute paths of packages. */

/** @typedef {import("./works.mjs").Work & { textsBelow: boolean }} InstalledWork */

/** @param {InstalledRequest} request */
function installedWorks({ folders }) {
  return Promise.all(folders.map(workIn));
}

/**
 * @param {string} folder
 * @returns {Promise<InstalledWork | null>} Nothing of a package without a name or a version.
 */
async function workIn(folder) {
  const [work] = await worksOf([path.join(folder, "package.json")]);
  return work === undefined ? null : { ...work, textsBelow: await hasTextsBelow(folder) };
}

await answerRequest(installedWorks);
