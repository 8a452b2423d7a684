/** Site path of the document that shows a demo of a page and nothing else; the engine agrees. */
export function standaloneRoute(route: string, demo: string): string {
  return `${route}demos/${demo}/`;
}

/** Site path of the demo as data, beside that document. */
export function dataPath(route: string, demo: string): string {
  return `${standaloneRoute(route, demo)}demo.json`;
}
