import { readFile } from "node:fs/promises";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import path from "node:path";
import { parseJson } from "../shared/unknown.ts";

interface FileEntry {
  readonly file: string;
  readonly type: string;
  readonly headers?: OutgoingHttpHeaders;
}

/** The manifest of a release, as far as it is served here. */
interface Manifest {
  readonly files: Readonly<Record<string, FileEntry>>;
  readonly routes: Readonly<Record<string, string>>;
  readonly headers?: OutgoingHttpHeaders;
  /** The path below which the site is on its host. */
  readonly mount?: string;
}

export interface ReleaseServer {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves a release to this machine, with its headers. */
export async function serveRelease(folder: string): Promise<ReleaseServer> {
  // Written by the engine.
  const manifest = parseJson(
    await readFile(path.join(folder, "manifest.json"), "utf8"),
  ) as Manifest;
  const server = createServer((request, response) => {
    const found = findFile(manifest, (request.url ?? "/").replace(/[?#].*/, ""));
    if (found === undefined) {
      response.writeHead(404).end();
      return;
    }
    readFile(path.join(folder, found.file)).then(
      (content) => response.writeHead(200, headersOf(manifest, found)).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    origin: `http://127.0.0.1:${String(address.port)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Returns the file at a path; an address is only looked up, so that none leads out of the release. */
function findFile(manifest: Manifest, pathname: string): FileEntry | undefined {
  const { files, routes, mount = "/" } = manifest;
  if (!pathname.startsWith(mount)) return undefined;
  const site = decoded(`/${pathname.slice(mount.length)}`);
  const file = Object.hasOwn(routes, site) ? routes[site] : site;
  return file !== undefined && Object.hasOwn(files, file) ? files[file] : undefined;
}

/** Returns a path as the manifest has it; a malformed one stays as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Returns the headers of a file. Its policy allows nothing else, and has the browser quote what it refuses. */
function headersOf({ headers }: Manifest, entry: FileEntry): OutgoingHttpHeaders {
  const all = { ...headers, ...entry.headers, "Content-Type": entry.type };
  const sent = Object.entries(all).filter(([, value]) => value !== "");
  return Object.fromEntries(
    sent.map(([name, value]) => [
      name,
      name === "Content-Security-Policy" ? quoting(String(value)) : value,
    ]),
  );
}

function quoting(policy: string): string {
  return policy.replaceAll(/\b(?:script-src|style-src-elem) /g, "$&'report-sample' ");
}
