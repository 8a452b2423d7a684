import ts from "typescript";

export interface DeepFile {
  file: string;
  line: number;
}

/** Far from where the compiler ends on any system, and more than any declaration of a package has. */
const MAX_DEPTH = 200;

/**
 * A host that gives an empty module for each file that the compiler cannot follow.
 *
 * @param found Where these files are noted.
 */
export function withoutDeepFiles(host: ts.CompilerHost, found: DeepFile[]): ts.CompilerHost {
  return {
    ...host,
    getSourceFile: (file, options, ...rest) => {
      const line = deepLine(() => host.getSourceFile(file, options, ...rest));
      if (typeof line !== "number") return line;
      found.push({ file, line });
      return ts.createSourceFile(file, "export {};", options);
    },
  };
}

/** The file that is read, or the line from which on it is nested too deeply. */
function deepLine(read: () => ts.SourceFile | undefined) {
  try {
    const file = read();
    const deep = file === undefined ? undefined : firstDeep(file);
    if (file === undefined || deep === undefined) return file;
    return file.getLineAndCharacterOfPosition(deep.getStart(file)).line + 1;
  } catch (error) {
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

/** Level by level, as going down would end as the compiler does. */
function firstDeep(file: ts.Node) {
  let level = [file];
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const next: ts.Node[] = [];
    for (const node of level) ts.forEachChild(node, (child) => void next.push(child));
    level = next;
  }
  return level[0];
}
