/**
 * Says what installed packages declare of their licenses, where nothing is built: answers an
 * `InstalledRequest` with an `InstalledLicense` for each of its folders.
 */
import path from "node:path";
import { answerRequest } from "../shared/answerRequests.ts";
import { hasTextsBelow, licensesOf, type Work } from "./licenses.ts";

/** Absolute paths of packages. */
interface InstalledRequest {
  folders: string[];
}

type InstalledLicense = Work & { textsBelow: boolean };

function installedLicenses({ folders }: InstalledRequest) {
  return Promise.all(folders.map(licenseIn));
}

/** @returns Nothing of a package without a name or a version. */
async function licenseIn(folder: string): Promise<InstalledLicense | null> {
  const [work] = await licensesOf([path.join(folder, "package.json")]);
  return work === undefined ? null : { ...work, textsBelow: await hasTextsBelow(folder) };
}

await answerRequest(installedLicenses, ["folders"]);
