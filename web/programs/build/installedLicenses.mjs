/**
 * Says what installed packages declare of their licenses, where nothing is built: answers an
 * `InstalledRequest` with an `InstalledLicense` for each of its folders.
 */
import path from "node:path";
import { answerRequest } from "../shared/answerRequests.mjs";
import { hasTextsBelow, licensesOf } from "./licenses.mjs";

/** @typedef {{ folders: string[] }} InstalledRequest Absolute paths of packages. */

/** @typedef {import("./licenses.mjs").Work & { textsBelow: boolean }} InstalledLicense */

/** @param {InstalledRequest} request */
function installedLicenses({ folders }) {
  return Promise.all(folders.map(licenseIn));
}

/**
 * @param {string} folder
 * @returns {Promise<InstalledLicense | null>} Nothing of a package without a name or a version.
 */
async function licenseIn(folder) {
  const [work] = await licensesOf([path.join(folder, "package.json")]);
  return work === undefined ? null : { ...work, textsBelow: await hasTextsBelow(folder) };
}

await answerRequest(installedLicenses);
