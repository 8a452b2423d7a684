import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Connect, Plugin } from "vite";

const REFUSED =
  "This port answers only the pages that `showfloor dev` shows. Open the address that it says.\n";

/** The route at which Vite starts an editor on this machine. */
const EDITOR = "/__open-in-editor";

/**
 * Refuses requests without the secret path of an address, and those for other hosts. Every web page
 * can make a browser send requests to this machine, many of them without `Origin`. Only the pages of
 * the site contain the secret. Nothing opens an editor.
 */
export function ownPages(address: string): Plugin {
  const { host, pathname } = new URL(address);
  const isOwn: (request: IncomingMessage) => boolean = ({ headers, url }) =>
    headers.host === host && url?.startsWith(`${pathname}/`) === true;
  const refuse: Connect.NextHandleFunction = (request, response, next) => {
    if (isOwn(request)) next();
    else response.writeHead(403, { "Content-Type": "text/plain" }).end(REFUSED);
  };
  return {
    name: "showfloor:own-pages",
    configureServer: ({ httpServer, middlewares }) => {
      httpServer?.prependListener("upgrade", (request: IncomingMessage, socket: Duplex) => {
        if (!isOwn(request)) socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
      });
      // Called when Vite has added its own middlewares: this one has to come before all of them.
      return () => {
        const others = middlewares.stack.filter(({ route }) => route !== EDITOR);
        if (others.length === middlewares.stack.length) {
          throw new Error(`Vite has no middleware at ${EDITOR}: find the one that opens editors.`);
        }
        middlewares.stack = [{ route: "", handle: refuse }, ...others];
      };
    },
  };
}
